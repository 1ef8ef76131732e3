// A small proxy in front of a server: the folder of the built client for addresses of pages, everything of the API passed on, sockets too.
//
//   const front = await startFront('build/web', () => 8080);   front.origin … await front.stop();
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { connect } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json', '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json' };
const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

export async function startFront(folder, serverPort) {
  const sockets = new Set();
  const front = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://front');
    if (pathname.startsWith('/api/') || pathname === '/health') return passOn(request, response);
    const file = join(folder, normalize(pathname));
    const path = existsSync(file) && statSync(file).isFile() ? file : join(folder, 'index.html');
    response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream', 'Content-Security-Policy': POLICY });
    response.end(readFileSync(path));
  });
  function passOn(request, response) {
    const to = ask({ port: serverPort(), method: request.method, path: request.url, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    to.on('error', () => response.writeHead(502).end());
    request.pipe(to);
  }
  front.on('upgrade', (request, socket, head) => {
    const to = connect(serverPort(), '127.0.0.1', () => {
      to.write(`${request.method} ${request.url} HTTP/1.1\r\n${request.rawHeaders.map((part, k) => part + (k % 2 === 0 ? ': ' : '\r\n')).join('')}\r\n`);
      to.write(head);
      to.pipe(socket).pipe(to);
    });
    for (const one of [to, socket]) {
      sockets.add(one);
      one.on('error', () => (to.destroy(), socket.destroy()));
      one.on('close', () => (sockets.delete(one), to.destroy(), socket.destroy()));
    }
  });
  await new Promise((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${front.address().port}`,
    stop() {
      for (const one of sockets) one.destroy();
      front.closeAllConnections();
      return new Promise((resolve) => front.close(resolve));
    },
  };
}
