// Runs the suites that touch dates at the edges of days, months and years, and in other time zones (MEND-95): all of them
// pass at any time of day, on any machine. The clock of the suites is set by scripts/test-clock.cjs.
import { succeeds } from './run.mjs';

/** Parts of the paths of suites of contract and web, as Jest matches them, run with each clock. */
const SUITES = [
  ...['contract/dates', 'contract/project/recruiting', 'contract/archive/rules', 'contract/auth/fields'],
  ...['src/shared/lib/dates', 'src/shared/session/useToday', 'src/app/readPageClock'],
  'src/app/pages/AdminReports',
];

/** Suites of the server, run with one of them: the clock of the database stays. */
const SERVER_SUITES = [
  ...['server/features/users/join.routes', 'server/features/team/team.routes', 'server/lib/teams/recruitingJobs'],
  ...['server/features/project/recruiting.routes', 'server/features/archive/projectArchive'],
];

/** Instants by the clock of Seoul, each with a time zone of the machine. */
const CLOCKS = [
  { at: '2026-11-27T23:59:00+09:00', zone: 'UTC' },
  { at: '2026-11-28T00:05:00+09:00', zone: 'America/New_York' },
  { at: '2026-12-31T23:59:00+09:00', zone: 'Asia/Seoul' },
  { at: '2028-02-29T00:05:00+09:00', zone: 'UTC', isOfServer: true },
  { at: '2027-04-30T23:59:00+09:00', zone: 'America/New_York' },
];

const failed = CLOCKS.filter(({ at, zone, isOfServer }) => {
  console.log(`\n${at} in Seoul, TZ=${zone}`);
  const env = { NODE_ENV: 'test', TEST_CLOCK: at, TZ: zone };
  const suites = [...SUITES, ...(isOfServer ? SERVER_SUITES : [])];
  return !succeeds('jest', ['--ci', '--silent', '--selectProjects', 'contract', 'web', 'server', '--', ...suites], env);
});
process.exit(failed.length > 0 ? 1 : 0);
