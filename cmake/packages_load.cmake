set(precompiled server)  # the same headers with the same flags
