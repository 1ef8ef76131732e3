#!/usr/bin/env python3
"""How much memory a socket takes that only looks on: opens N of them at games that wait for their players, and reads the resident
memory of the server before and after. tools/load_test.sh quiet starts the server.

    tools/quiet_sockets.py PORT PROCESS [N]
"""
import asyncio
import base64
import json
import os
import struct
import sys

SOCKETS_OF_TABLE = 40
HELLO = {"type": "hello", "since": 0, "lang": "en", "with": ["view", "decision", "standing"]}


async def connect(port, number):
    # An address of its own for each table, as on the internet: limits by address do not hinder.
    address = f"127.65.{number // 250}.{number % 250 + 1}"
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))


async def ask(port, number, what, body=None):
    reader, writer = await connect(port, number)
    text = json.dumps(body).encode() if body else b""
    writer.write(
        f"{what} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(text)}\r\nConnection: close\r\n\r\n".encode() + text)
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    assert b" 20" in head.partition(b"\r\n")[0], head + answer
    return json.loads(answer)


# One person, whom the game soon waits for, and computer players.
async def new_table(port):
    games = (await ask(port, 0, "GET /api/games"))["games"]
    game = next(game for game in games if game["players"]["min"] <= 3 <= game["players"]["max"])
    return {"game": game["id"], "options": {"players": 3}, "seats": ["open", "greedy", "greedy"]}


TEXT, PING, PONG = 1, 9, 10


def frame(kind, content):
    assert len(content) < 126
    mask = os.urandom(4)
    return bytes([0x80 | kind, 0x80 | len(content)]) + mask + bytes(c ^ mask[i % 4] for i, c in enumerate(content))


async def read_frame(reader):
    first, length = await reader.readexactly(2)
    if length == 126:
        (length,) = struct.unpack(">H", await reader.readexactly(2))
    elif length == 127:
        (length,) = struct.unpack(">Q", await reader.readexactly(8))
    return first & 15, await reader.readexactly(length)


async def look_on(port, number, table):
    reader, writer = await connect(port, number)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
    head = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in head, head
    writer.write(frame(TEXT, json.dumps(HELLO).encode()))
    kind, text = await read_frame(reader)
    news = json.loads(text)
    assert kind == TEXT and news["type"] == "news" and news["answers"], news
    return asyncio.create_task(stay(reader, writer)), len(text)


async def stay(reader, writer):
    while True:
        kind, content = await read_frame(reader)
        if kind == PING:
            writer.write(frame(PONG, content))


def memory(process):
    with open(f"/proc/{process}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


async def main(port, process, sockets):
    tables, wanted = [], await new_table(port)
    for number in range((sockets + SOCKETS_OF_TABLE - 1) // SOCKETS_OF_TABLE):
        made = await ask(port, number, "POST /api/tables", wanted)
        tables.append(made["table"])
    everybody = [await look_on(port, number, table) for number, table in enumerate(tables)]  # the rooms are awake now
    await asyncio.sleep(2)
    before = memory(process)
    for i in range(sockets - len(tables)):
        number = i % len(tables)
        everybody.append(await look_on(port, number, tables[number]))
    await asyncio.sleep(2)
    after = memory(process)
    assert not any(stays.done() for stays, _ in everybody), "a socket was closed"
    print(f"{len(tables)} tables, {len(everybody)} sockets that look on; the first news had {everybody[-1][1]} bytes")
    print(f"memory {before / 1024:.1f} MB with one socket at each table, {after / 1024:.1f} MB with all: "
          f"{(after - before) / (sockets - len(tables)):.1f} kB a socket")
    for stays, _ in everybody:
        stays.cancel()


asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 2000))
