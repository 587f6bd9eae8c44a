import { setTimeout as pause } from 'node:timers/promises';
import {
  describeTally,
  inLanes,
  probeCheck,
  type Attack,
  type Check,
  type Press,
  type Scene,
  type Tally,
} from './attack';
import { beside } from './probe';
import { addressOf, createVisitor } from './visitor';
import { POSTS } from './world';

const NETWORK = 14;
const CONNECTIONS = 50;
const SECONDS = 10;

export const pressDrawings: Press = async (scene, signal) => {
  const visitor = createVisitor(scene.product.origin, addressOf(NETWORK, 0), { connections: CONNECTIONS });
  let turn = 0;
  return inLanes(CONNECTIONS, signal, async () => {
    turn += 1;
    return (await visitor.get(`/share/project/${1 + (turn % (POSTS - 100))}.png`)).status;
  });
};

/** PRESS-11: one address draws every picture, another visitor wants one a second. */
export const drawings: Attack = {
  name: 'drawings',
  about: 'one address asks for the share pictures of all posts',
  async run(scene) {
    const other = createVisitor(scene.product.origin, addressOf(NETWORK, 1));
    const { phases, result } = await beside(scene.probe, async () => {
      const pressing = pressDrawings(scene, AbortSignal.timeout(SECONDS * 1_000));
      const replies = [];
      for (let turn = 0; turn < SECONDS - 2; turn += 1) {
        await pause(1_000);
        replies.push(await other.get(`/share/project/${POSTS - turn}.png`));
      }
      return { tally: await pressing, replies };
    });
    const slowest = Math.max(...result.replies.map(({ ms }) => ms));
    const statuses = [...new Set(result.replies.map(({ status }) => status || 'none'))].join(', ');
    return [
      {
        row: 'PRESS-11',
        limit: 'another visitor’s share picture comes within 2 s, always 200',
        measured: `${statuses}, slowest ${slowest.toFixed(0)} ms; the attacker got ${describeTally(result.tally)}`,
        holds: statuses === '200' && slowest <= 2_000,
      },
      probeCheck('PRESS-11', `${CONNECTIONS} connections on share pictures`, phases, { p50: 100 }),
    ];
  },
};

const PDF_ADDRESSES = 8;
const PDFS_EACH = 10;

const pdfPath = (code = '') => `/record/${code}.pdf`;

/** Eight addresses ask for ten PDFs each at once. */
async function askForPdfs(scene: Scene, signal: AbortSignal, network: number): Promise<Tally> {
  const { records } = scene.world;
  const visitors = Array.from({ length: PDF_ADDRESSES }, (_, host) =>
    createVisitor(scene.product.origin, addressOf(network, host)),
  );
  const calls = visitors.flatMap((visitor, host) =>
    Array.from({ length: PDFS_EACH }, (_, turn) => ({ visitor, code: records[host * PDFS_EACH + turn] })),
  );
  const tally: Tally = new Map();
  await Promise.all(
    calls.map(async ({ visitor, code }) => {
      const { status } = await visitor.get(pdfPath(code));
      tally.set(status, (tally.get(status) ?? 0) + 1);
    }),
  );
  if (signal.aborted) visitors.forEach((visitor) => visitor.leave());
  return tally;
}

export const pressPdfs: Press = async (scene, signal) => {
  const all: Tally = new Map();
  for (let turn = 0; !signal.aborted; turn += 1) {
    for (const [status, number] of await askForPdfs(scene, signal, 30 + (turn % 60))) {
      all.set(status, (all.get(status) ?? 0) + number);
    }
    await pause(500);
  }
  return all;
};

/** PRESS-12: 80 PDFs at once beside another visitor's. */
async function pdfCheck(scene: Scene): Promise<Check[]> {
  const other = createVisitor(scene.product.origin, addressOf(15, 100));
  const { phases, result } = await beside(scene.probe, async () => {
    const pressing = askForPdfs(scene, AbortSignal.timeout(60_000), 15);
    await pause(200);
    const own = await other.get(pdfPath(scene.world.records.at(-1)));
    return { own, tally: await pressing };
  });
  const { own, tally } = result;
  return [
    {
      row: 'PRESS-12',
      limit: '80 PDFs from eight addresses: another visitor’s PDF within 5 s',
      measured: `${own.status || 'none'} after ${own.ms.toFixed(0)} ms; the attackers got ${describeTally(tally)}`,
      holds: own.status === 200 && own.ms <= 5_000 && !tally.has(500),
    },
    probeCheck('PRESS-12', '80 PDFs from eight addresses', phases, { p50: 100 }),
  ];
}

export const pdfs: Attack = { name: 'pdfs', about: '80 PDFs from eight addresses at once', run: pdfCheck };
