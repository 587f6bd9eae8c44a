import { type ObjectSchema, type SchemaDescription } from 'yup';
import { findProblems } from '@contract/firstMessage';
import { LIMITS } from '@contract/limits';
import { type Benchmark } from './benchmark';
import { ENDPOINTS, nameOf } from '../server/app/testing/endpoints';

/**
 * Milliseconds that the rules of one call may block the event loop (F1). CPU time, so that other load on the machine
 * does not count.
 */
const LIMIT_MS = 20;
const ROUNDS = 10;
const LONGEST = 640 * 1024;

/** The longest accepted texts of several kinds, and the longest refused ones. */
const TEXTS: readonly (readonly [string, string])[] = [
  ...[10, 100, 300, 450, 500, 2_000].map(
    (max) => [`${max} × U+1F82 decomposed`, '\u1f82'.normalize('NFD').repeat(max)] as const,
  ),
  ['200 marks', `a${'\u0315\u0300'.repeat(100)}`],
  ['640 KB of marks', '\u0315\u0300'.repeat(LONGEST / 4)],
  ['640 KB of runs of 200 marks', `a${'\u0315\u0300'.repeat(100)}`.repeat(LONGEST / 400)],
  ['640 KB of letters', 'a'.repeat(LONGEST)],
];

/**
 * A value that fits the fields of a rule, with the text in every text field and the maximum number of rows in every
 * list.
 */
function filled(rule: SchemaDescription, text: string): unknown {
  if ('fields' in rule) {
    const fields = Object.entries(rule.fields as Record<string, SchemaDescription>);
    return Object.fromEntries(fields.map(([name, field]) => [name, filled(field, text)]));
  }
  if (rule.type === 'array' && 'innerType' in rule) {
    const row = filled(rule.innerType as SchemaDescription, text);
    return Array.from({ length: LIMITS.rows }, () => row);
  }
  return rule.type === 'string' ? text : undefined;
}

function slowest(rules: ObjectSchema<object>, text: string): number {
  const value = filled(rules.describe(), text);
  const times = Array.from({ length: ROUNDS }, () => {
    const began = process.cpuUsage();
    findProblems(rules, value);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000;
  });
  // The minimum, because CPU time includes compilation and garbage collection on other threads.
  return Math.min(...times);
}

/** CPU time of the rules of each route when all its text fields contain the longest texts. */
async function run(): Promise<void> {
  let isTooSlow = false;
  for (const endpoint of ENDPOINTS) {
    const rules = endpoint.body ?? endpoint.query ?? endpoint.form?.rules;
    if (!rules) continue;
    const times = TEXTS.map(([name, text]) => [slowest(rules, text), name] as const).sort(([a], [b]) => b - a);
    const [longest, name] = times[0]!;
    if (longest > LIMIT_MS) isTooSlow = true;
    console.log(`${nameOf(endpoint)}: ${longest.toFixed(2)} ms (${name})`);
  }
  if (isTooSlow) process.exitCode = 1;
}

export const textsBenchmark: Benchmark = {
  name: 'texts',
  about: 'time of the longest accepted and refused texts in the rules of every route',
  run,
};
