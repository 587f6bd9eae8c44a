import { setTimeout as pause } from 'node:timers/promises';
import { openSocket, requestHead } from '../pressure/rawSocket';

/** One packet of 46 KB; no browser sends a second request before the first response. */
const PIPELINED = 1_400;
const SLOW_READERS = 100;
/** Requests of a client that reads nothing. */
const UNREAD = 8;
const HELD_MS = 500;

/**
 * Sends a packet of pipelined requests, read and not, and requests of clients that read nothing. The health calls
 * beside it tell what they cost others.
 */
export async function sendRaw(origin: string): Promise<void> {
  const packet = requestHead(origin, 'GET', '/verify').repeat(PIPELINED);
  const [read, unread] = await Promise.all([packet, packet].map((text) => openSocket(origin, '127.0.0.2', text)));
  read?.resume();
  unread?.pause();
  const list = requestHead(origin, 'GET', '/api/projects/filter/keyword').repeat(UNREAD);
  const slow = Array.from({ length: SLOW_READERS }, () => openSocket(origin, '127.0.0.3', list));
  const readers = await Promise.all(slow);
  readers.forEach((socket) => socket.pause());
  await pause(HELD_MS);
  for (const socket of [read, unread, ...readers]) socket?.destroy();
}
