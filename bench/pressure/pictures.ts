import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PHOTO } from '../../server/app/testing/member';
import { median } from '../quantile';
import { count, type Attack, type Check, type Press, type Scene, type Tally } from './attack';
import { jpegOfScans, turnedPng } from './hostilePictures';
import { join } from './joins';
import { watchPeak } from './memory';
import { beside } from './probe';
import { addressOf, createVisitor, type Visitor } from './visitor';

const NETWORK = 12;
const MOST_SCANS = 100;
/** Milliseconds between two pictures of the mix. */
const PAUSE_MS = 50;
/** The quiet time of a join is measured to a few milliseconds. */
const JOIN_FLOOR = 200;

const visitorOf = (scene: Scene, host: number) => createVisitor(scene.product.origin, addressOf(NETWORK, host));

/** Number of temporary files of uploads. */
const incomingFiles = async ({ world }: Scene) =>
  (await readdir(path.join(world.dataDir, 'incoming')).catch(() => [])).length;

const median3 = async (visitor: Visitor) => {
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) times.push((await join(visitor)).ms);
  return median(times);
};

/** PRESS-4: four pictures of many scans beside the joins of another visitor. */
async function manyScans(scene: Scene): Promise<Check[]> {
  const picture = await jpegOfScans(882);
  const other = visitorOf(scene, 0);
  await join(other);
  const quiet = await median3(other);
  const { phases, result } = await beside(scene.probe, async () => {
    const sent = Promise.all([1, 2, 3, 4].map((host) => join(visitorOf(scene, host), picture)));
    const pressed = await median3(other);
    return { replies: await sent, pressed };
  });
  const slowest = Math.max(...result.replies.map(({ ms }) => ms));
  const statuses = result.replies.map(({ status }) => status || 'none').join(', ');
  const { health } = phases.during;
  return [
    {
      row: 'PRESS-4',
      limit: 'a JPEG of 882 scans, four times: refused within a second each',
      measured: `${statuses}, slowest ${slowest.toFixed(0)} ms; health max ${health.max} ms, ${health.failed} failed`,
      holds: result.replies.every(({ status, ms }) => status === 400 && ms < 1_000) && health.failed === 0,
    },
    {
      row: 'PRESS-4',
      limit: 'a join with a photo meanwhile takes at most three times its quiet time',
      measured: `${result.pressed.toFixed(0)} ms, quiet ${quiet.toFixed(0)} ms`,
      holds: result.pressed <= 3 * Math.max(quiet, JOIN_FLOOR),
    },
  ];
}

/** PRESS-5: a long picture whose turning needs every row at once. */
async function longPicture(scene: Scene): Promise<Check> {
  const picture = await turnedPng(1_000_000, 99);
  const stop = watchPeak(scene.product.pid);
  const before = await calm(scene);
  const { status, ms } = await join(visitorOf(scene, 5), picture);
  await pause(500);
  const grown = stop() - before;
  return {
    row: 'PRESS-5',
    limit: 'a turned PNG of 1,000,000 × 99 in 16 bit: refused, memory grows by less than 300 MB',
    measured: `${status || 'none'} after ${ms.toFixed(0)} ms, +${grown.toFixed(0)} MB`,
    holds: status === 400 && grown < 300,
  };
}

const calm = async ({ product }: Scene) => {
  const stop = watchPeak(product.pid);
  await pause(500);
  return stop();
};

/** PRESS-6: the heaviest picture that its head does not give away. */
async function slowPicture(scene: Scene): Promise<Check> {
  const slow = await join(visitorOf(scene, 6), await jpegOfScans(MOST_SCANS));
  const next = await join(visitorOf(scene, 7), PHOTO);
  await pause(500);
  const left = await incomingFiles(scene);
  return {
    row: 'PRESS-6',
    limit: `a JPEG of ${MOST_SCANS} scans: decoded or refused within 10 s, the next one is decoded, no file stays`,
    measured: `${slow.status || 'none'} after ${slow.ms.toFixed(0)} ms, then ${next.status}; ${left} files`,
    holds: [200, 400].includes(slow.status) && next.status === 200 && left === 0,
  };
}

/** PRESS-7: ten clients hang up while their pictures wait behind one another. */
async function hungUp(scene: Scene): Promise<Check> {
  const picture = await jpegOfScans(MOST_SCANS);
  const waiting = Array.from({ length: 10 }, (_, host) => visitorOf(scene, 20 + host));
  const sent = Promise.all(waiting.map((visitor) => join(visitor, picture)));
  await pause(2_000);
  waiting.forEach((visitor) => visitor.leave());
  await sent;
  await pause(1_000);
  const left = await incomingFiles(scene);
  const next = await join(visitorOf(scene, 8), PHOTO);
  return {
    row: 'PRESS-7',
    limit: 'ten clients hang up while their pictures wait: after a second at most two files are held',
    measured: `${left} files; the next join ${next.status || 'none'} after ${next.ms.toFixed(0)} ms`,
    holds: left <= 2 && next.status === 200,
  };
}

export const pressPictures: Press = async (scene, signal) => {
  const tally: Tally = new Map();
  const hostile = await Promise.all([jpegOfScans(882), jpegOfScans(MOST_SCANS)]);
  for (let turn = 0; !signal.aborted; turn += 1) {
    const { status } = await join(visitorOf(scene, 40 + (turn % 100)), hostile[turn % 2]);
    count(tally, status);
    await pause(PAUSE_MS);
  }
  return tally;
};

/** Each on a process of its own, since what one leaves behind would slow the next. */
export const pictures: readonly Attack[] = [
  { name: 'pictures-scans', about: 'four JPEGs of 882 scans', run: manyScans },
  { name: 'pictures-long', about: 'a PNG of 1,000,000 × 99', run: async (scene) => [await longPicture(scene)] },
  { name: 'pictures-slow', about: 'a JPEG of 100 scans', run: async (scene) => [await slowPicture(scene)] },
  { name: 'pictures-gone', about: 'clients that hang up', run: async (scene) => [await hungUp(scene)] },
];
