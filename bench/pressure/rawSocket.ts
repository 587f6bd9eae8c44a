import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection from a loopback address that sends bytes no HTTP client would send. Its errors are ignored. */
export async function openSocket(origin: string, address: string, text = ''): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ port: Number(port), host: hostname, localAddress: address });
  socket.on('error', () => undefined);
  // Without a server there is no connection, but always an end.
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
  if (text !== '') socket.write(text);
  return socket;
}

/** The head of a request without a body. @param lines further header lines, each with its line break */
export const requestHead = (origin: string, method: string, path: string, lines = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\n${lines}\r\n`;
