// The source of a layer that has none yet: a library needs at least one.
