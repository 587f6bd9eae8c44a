import { type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { MB } from './sizes';
import {
  count,
  describeTally,
  probeCheck,
  type Attack,
  type Check,
  type Press,
  type Scene,
  type Tally,
} from './attack';
import { join } from './joins';
import { beside } from './probe';
import { openSocket, requestHead } from './rawSocket';
import { addressOf, createVisitor } from './visitor';

const NETWORK = 13;
const PATH = '/api/users/join';
const FORMS = 100;
const TYPE = 'multipart/form-data; boundary=x';
const CLOSING = '\r\n--x--\r\n';

/** Parts that a parser skips or does not expect, in a body of 17 to 40 KB. */
const MALFORMED: readonly string[] = [
  `--x\r\ncontent-type: text/plain\r\n\r\n${'a'.repeat(17_000)}${CLOSING}`,
  `--x\r\n: nonsense\r\n\r\n${'a'.repeat(24_000)}${CLOSING}`,
  `--x\r\ncontent-disposition: attachment\r\n\r\n${'a'.repeat(40_000)}${CLOSING}`,
  `--x\r\ncontent-disposition: form-data; name="memberDTO"\r\n\r\n{}${CLOSING}${'a'.repeat(20_000)}`,
  `--x\r\ncontent-disposition: form-data\r\n\r\n${'a'.repeat(30_000)}\r\n--y--\r\n`,
];

interface RawForm {
  host: number;
  /** The declared length. */
  length: number;
  body: string;
}

/** Opens a connection and sends the head and the beginning of a form. */
function openForm({ product: { origin } }: Scene, { host, length, body }: RawForm): Promise<Socket> {
  const head = requestHead(origin, 'POST', PATH, `content-type: ${TYPE}\r\ncontent-length: ${length}\r\n`);
  return openSocket(origin, addressOf(NETWORK, host), `${head}${body}`);
}

/** The status that arrives within a time, 0 without one. */
function statusWithin(socket: Socket, ms: number): Promise<number> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(0), ms);
    const settle = (status: number) => {
      clearTimeout(timer);
      resolve(status);
    };
    socket.once('data', (bytes: Buffer) => settle(Number(bytes.toString('latin1', 9, 12))));
    socket.once('close', () => settle(0));
  });
}

const malformed = (turn: number): RawForm => {
  const body = MALFORMED[turn % MALFORMED.length] ?? '';
  return { host: turn % 2, length: body.length, body };
};

/** MEND-97: forms that the parser never ends, whose clients leave. */
async function endless(scene: Scene): Promise<Check[]> {
  const { phases, result } = await beside(scene.probe, async () => {
    const sockets = await Promise.all(Array.from({ length: FORMS }, (_, turn) => openForm(scene, malformed(turn))));
    const tally: Tally = new Map();
    for (const status of await Promise.all(sockets.map((socket) => statusWithin(socket, 5_000)))) count(tally, status);
    sockets.forEach((socket) => socket.destroy());
    return tally;
  });
  const next = await join(createVisitor(scene.product.origin, addressOf(NETWORK, 9)));
  return [
    {
      row: 'D215',
      limit: `${FORMS} malformed forms of two addresses: each is answered, and another visitor joins afterwards`,
      measured: `${describeTally(result)}; the join ${next.status || 'none'} after ${next.ms.toFixed(0)} ms`,
      holds: !result.has(0) && !result.has(500) && next.status === 200,
    },
    probeCheck('D215', `${FORMS} malformed forms`, phases, { max: 300 }),
  ];
}

/** MEND-88: places are taken by what has arrived, not by what is promised. */
async function dripping(scene: Scene): Promise<Check> {
  const head = `--x\r\ncontent-disposition: form-data; name="portfolioFiles"; filename="a.zip"\r\n\r\nPK`;
  const forms = Array.from({ length: 8 }, (_, turn) => ({ host: 20 + (turn % 2), length: 256 * MB, body: head }));
  const sockets = await Promise.all(forms.map((form) => openForm(scene, form)));
  const drips = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a'.repeat(1_000))), 500);
  await pause(1_000);
  const next = await join(createVisitor(scene.product.origin, addressOf(NETWORK, 10)));
  clearInterval(drips);
  sockets.forEach((socket) => socket.destroy());
  return {
    row: 'D215',
    limit: 'eight dripping forms of 256 MB from two addresses: a third one joins with a photo',
    measured: `${next.status || 'none'} after ${next.ms.toFixed(0)} ms`,
    holds: next.status === 200,
  };
}

/** MEND-89: a refused form does not break the next call of its connection. */
async function refused(scene: Scene): Promise<Check> {
  const body = `--x\r\ncontent-disposition: form-data; name="memberDTO"\r\n\r\n${'a'.repeat(3 * MB)}${CLOSING}`;
  let broken = 0;
  for (let turn = 0; turn < 4; turn += 1) {
    const visitor = createVisitor(scene.product.origin, addressOf(NETWORK, 30), { connections: 1 });
    await visitor.post(PATH, body, { 'content-type': TYPE });
    await pause(2_200);
    if ((await visitor.get('/api/health')).status !== 200) broken += 1;
    visitor.leave();
  }
  return {
    row: 'D215',
    limit: 'the call after a form that is refused (413) succeeds',
    measured: `${4 - broken} of 4`,
    holds: broken === 0,
  };
}

export const pressForms: Press = async (scene, signal) => {
  const tally: Tally = new Map();
  for (let turn = 0; !signal.aborted; turn += 1) {
    const socket = await openForm(scene, malformed(turn));
    count(tally, await statusWithin(socket, 2_000));
    socket.destroy();
  }
  return tally;
};

export const forms: Attack = {
  name: 'forms',
  about: 'forms that are malformed, promise much, drip or are refused',
  async run(scene) {
    const first = await dripping(scene);
    return [first, await refused(scene), ...(await endless(scene))];
  },
};
