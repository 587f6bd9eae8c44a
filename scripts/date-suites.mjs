// Runs the suites that touch dates at the edges of days, months and years, and in other time zones (MEND-95): all of them
// pass at any time of day, on any machine. The clock of the suites is set by scripts/test-clock.cjs.
import { succeeds } from './run.mjs';

/** Parts of the paths of suites of contract and web, as Jest matches them. */
const SUITES = [
  ...['contract/dates', 'contract/project/recruiting', 'contract/archive/rules', 'contract/auth/fields'],
  ...['src/shared/lib/dates', 'src/shared/session/useToday', 'src/app/readPageClock'],
  'src/app/pages/AdminReports',
];

/** Instants by the clock of Seoul, each with a time zone of the machine. */
const CLOCKS = [
  { at: '2026-11-27T23:59:00+09:00', zone: 'UTC' },
  { at: '2026-11-28T00:05:00+09:00', zone: 'America/New_York' },
  { at: '2026-12-31T23:59:00+09:00', zone: 'Asia/Seoul' },
  { at: '2028-02-29T00:05:00+09:00', zone: 'UTC' },
  { at: '2027-04-30T23:59:00+09:00', zone: 'America/New_York' },
];

const failed = CLOCKS.filter(({ at, zone }) => {
  console.log(`\n${at} in Seoul, TZ=${zone}`);
  const env = { NODE_ENV: 'test', TEST_CLOCK: at, TZ: zone };
  return !succeeds('jest', ['--ci', '--silent', '--selectProjects', 'contract', 'web', '--', ...SUITES], env);
});
process.exit(failed.length > 0 ? 1 : 0);
