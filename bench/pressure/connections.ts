import { readdir, stat } from 'node:fs/promises';
import { type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { probeCheck, type Attack, type Press, type Scene } from './attack';
import { descriptorsOf, residentMb } from './memory';
import { beside } from './probe';
import { openSocket, requestHead } from './rawSocket';
import { addressOf } from './visitor';

const NETWORK = 17;
const ASSETS = 'dist/public/assets';
const STREAMS_EACH = 8;
const STREAMING = 20;
const SLOW = 600;
const SILENT = 1_000;
const EXPECTING = 1_000;
/** Seconds for which streams are dropped and opened, and the other connections stay. */
const SECONDS = Number(process.env['PRESSURE_STREAM_SECONDS'] ?? 15);
/** Time in which descriptors and memory have to be back. */
const RECOVERY_MS = 60_000;
const DESCRIPTORS = 50;
const MEMORY_MB = 60;

interface Opening {
  host: number;
  /** What is sent at once. */
  text: string;
  isRead?: boolean;
}

async function open({ product: { origin } }: Scene, { host, text, isRead = false }: Opening): Promise<Socket> {
  const socket = await openSocket(origin, addressOf(NETWORK, host), text);
  if (isRead) socket.resume();
  else socket.pause();
  return socket;
}

const head = ({ product }: Scene, method: string, path: string, lines = '') =>
  requestHead(product.origin, method, path, lines);

const openMany = (scene: Scene, count: number, openingOf: (number: number) => Opening) =>
  Promise.all(Array.from({ length: count }, (_, number) => open(scene, openingOf(number))));

/** Opens eight streams of each member, drops them, opens the next, until the signal. */
async function dropStreams(scene: Scene, signal: AbortSignal): Promise<number> {
  let opened = 0;
  while (!signal.aborted) {
    const members = scene.world.members.slice(0, STREAMING);
    const openings = members.flatMap(({ token }, host) =>
      Array.from({ length: STREAMS_EACH }, () => ({
        host,
        text: head(scene, 'GET', '/api/alarm/stream', `access: ${token}\r\n`),
        isRead: true,
      })),
    );
    const sockets = await Promise.all(openings.map((opening) => open(scene, opening)));
    opened += sockets.length;
    await pause(1_000);
    sockets.forEach((socket) => socket.destroy());
  }
  return opened;
}

/** Eight of it exceed what the buffers of a connection hold. */
async function largestAsset(): Promise<string> {
  const names = (await readdir(ASSETS)).filter((name) => name.endsWith('.js'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(ASSETS, name))).size));
  return `/assets/${names[sizes.indexOf(Math.max(...sizes))]}`;
}

/** Clients that ask for much and read none of it, that say nothing, and that wait for `100 Continue`. */
async function holdConnections(scene: Scene): Promise<Socket[]> {
  const page = head(scene, 'GET', await largestAsset()).repeat(8);
  const slow = await openMany(scene, SLOW, (number) => ({ host: 60 + (number % 8), text: page }));
  const silent = await openMany(scene, SILENT, (number) => ({ host: 70 + (number % 8), text: '' }));
  const lines = 'content-type: application/json\r\ncontent-length: 1000\r\nexpect: 100-continue\r\n';
  const expecting = head(scene, 'POST', '/api/login', lines);
  const waiting = await openMany(scene, EXPECTING, (number) => ({ host: 80 + (number % 100), text: expecting }));
  return [...slow, ...silent, ...waiting];
}

async function pressing(scene: Scene, signal: AbortSignal): Promise<{ held: number; streams: number }> {
  const held = await holdConnections(scene);
  const streams = await dropStreams(scene, signal);
  held.forEach((socket) => socket.destroy());
  return { held: held.length, streams };
}

export const pressConnections: Press = async (scene, signal) => {
  const { held } = await pressing(scene, signal);
  return new Map([[200, held]]);
};

/** Waits until descriptors and memory are back, at most a minute. */
async function untilBack({ product: { pid } }: Scene, before: { descriptors: number; memory: number }) {
  const begun = performance.now();
  const left = () => ({
    descriptors: descriptorsOf(pid) - before.descriptors,
    memory: residentMb(pid) - before.memory,
    seconds: (performance.now() - begun) / 1_000,
  });
  const isBack = ({ descriptors, memory }: ReturnType<typeof left>) =>
    descriptors <= DESCRIPTORS && memory <= MEMORY_MB;
  while (!isBack(left()) && performance.now() - begun < RECOVERY_MS) await pause(500);
  return { ...left(), isBack: isBack(left()) };
}

export const connections: Attack = {
  name: 'connections',
  about: 'event streams that come and go, slow readers, silent connections, Expect: 100-continue',
  async run(scene) {
    const { pid } = scene.product;
    const before = { descriptors: descriptorsOf(pid), memory: residentMb(pid) };
    const { phases, result } = await beside(scene.probe, () => pressing(scene, AbortSignal.timeout(SECONDS * 1_000)));
    const { descriptors, memory, seconds, isBack } = await untilBack(scene, before);
    return [
      probeCheck(
        'PRESS-13',
        `${result.streams} streams come and go, ${SLOW} slow readers, ${SILENT} silent, ${EXPECTING} expecting`,
        phases,
        { p50: 50 },
      ),
      {
        row: 'PRESS-13',
        limit: `descriptors (+${DESCRIPTORS}) and memory (+${MEMORY_MB} MB) are back within a minute`,
        measured: `+${descriptors} and ${memory.toFixed(0)} MB after ${seconds.toFixed(0)} s`,
        holds: isBack,
      },
    ];
  },
};
