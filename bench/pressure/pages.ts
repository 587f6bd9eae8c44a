import { inLanes, probeCheck, describeTally, type Attack, type Press, type Scene } from './attack';
import { beside } from './probe';
import { addressOf, createVisitor } from './visitor';

const CONNECTIONS = 600;
const NETWORK = 11;
const SECONDS = 10;
/** The quiet time of a login is measured to a few milliseconds, and differs with the load of the machine. */
const LOGIN_FLOOR = 60;

/** Each page that is rendered anew: one page for all, malformed records, unknown addresses, searches. */
const pathOf = (turn: number) =>
  ['/verify', `/record/xx${turn}`, `/nothing-${turn}`, `/project?title=${Math.random().toString(36).slice(2, 8)}`][
    turn % 4
  ] ?? '/';

/** The element that the browser renders into is empty in the shell. */
const isShell = (html: Buffer) => /<div id="root">\s*<\/div>/.test(html.toString('latin1'));

interface Counted {
  shells: number;
  others: number;
}

function pressing(scene: Scene, signal: AbortSignal, counted: Counted) {
  const visitor = createVisitor(scene.product.origin, addressOf(NETWORK, 0), { connections: CONNECTIONS });
  let turn = 0;
  signal.addEventListener('abort', () => visitor.leave(), { once: true });
  return inLanes(CONNECTIONS, signal, async () => {
    turn += 1;
    const { status, bytes } = await visitor.get(pathOf(turn));
    if (status === 200 || status === 404) counted[isShell(bytes) ? 'shells' : 'others'] += 1;
    return status;
  });
}

export const pressPages: Press = (scene, signal) => pressing(scene, signal, { shells: 0, others: 0 });

export const pages: Attack = {
  name: 'pages',
  about: `${CONNECTIONS} connections of one address on pages that no cache holds`,
  async run(scene) {
    const counted = { shells: 0, others: 0 };
    const { phases, result } = await beside(scene.probe, () =>
      pressing(scene, AbortSignal.timeout(SECONDS * 1_000), counted),
    );
    const [quiet, pressed] = [phases.before.login.p50, phases.during.login.p50];
    const refused = [...result].some(([status]) => ![200, 404].includes(status));
    return [
      probeCheck('PRESS-2', `${CONNECTIONS} connections on uncached pages`, phases, { p50: 50 }),
      {
        row: 'PRESS-2',
        limit: 'the same: a login takes at most twice its quiet time',
        measured: `${pressed} ms, quiet ${quiet} ms`,
        holds: pressed <= 2 * Math.max(quiet, LOGIN_FLOOR),
      },
      {
        row: 'PRESS-3',
        limit: 'beyond the limit the shell comes: every answer is 200 or 404',
        measured: `${describeTally(result)}; ${counted.shells} shells, ${counted.others} rendered`,
        holds: !refused && counted.shells > 0,
      },
    ];
  },
};
