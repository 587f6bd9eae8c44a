import { createVisitor } from './visitor';
import { type Probed, type ProbeSettings, type Sample } from './probe';

const EVERY_MS = 200;
/** Ten addresses share the logins, since one address may log in once a second. */
const ADDRESSES = Array.from({ length: 10 }, (_, index) => `127.0.99.${index + 1}`);

const { origin, members } = JSON.parse(process.env['PROBE'] ?? '{}') as ProbeSettings;
const visitors = ADDRESSES.map((address) => createVisitor(origin, address, { keepAlive: false }));
let turn = 0;

async function take(kind: Probed, sending: Promise<{ status: number; ms: number }>): Promise<void> {
  const at = Date.now();
  const { status, ms } = await sending;
  process.send?.({ kind, at, ms, status } satisfies Sample);
}

// Ends with the benchmark, also when that is killed.
process.once('disconnect', () => process.exit());

setInterval(() => {
  turn += 1;
  const visitor = visitors[turn % visitors.length];
  const member = members[turn % members.length];
  if (!visitor || !member) return;
  void take('health', visitor.get('/api/health'));
  void take('list', visitor.get(`/api/projects/filter/keyword?page=${turn % 10}`));
  void take('login', visitor.post('/api/login', JSON.stringify(member)));
}, EVERY_MS);
