// The suites whose results depend on the date. The full tier runs them at the edges of days, months and years and in other
// time zones (MEND-95): all of them pass at any time of day, on any machine. scripts/test-clock.cjs sets their clock.

/** Patterns of the paths of suites of contract and web that calculate and write dates; they run with each clock. */
const SUITES = [
  /^contract\/(dates|project\/recruiting|archive\/rules|auth\/fields)/,
  /^src\/shared\/(lib\/dates|session\/useToday)/,
];

/** Suites of the whole web app, which show what those calculate; they run before and after midnight. */
const APP_SUITES = [/^src\/app\/(readPageClock|pages\/AdminReports)/];

/** Suites of the server; they run once, because the clock of the database stays. */
const SERVER_SUITES = [
  /^server\/domain\/(member\/users\/join|team\/team|post\/recruiting)\.routes/,
  /^server\/domain\/(team\/recruitingJobs|archive\/projectArchive)/,
];

/** Instants by the clock of Seoul, each with a time zone of the machine. */
const CLOCKS = [
  { at: '2026-11-27T23:59:00+09:00', zone: 'UTC', more: APP_SUITES },
  { at: '2026-11-28T00:05:00+09:00', zone: 'America/New_York', more: APP_SUITES },
  { at: '2026-12-31T23:59:00+09:00', zone: 'Asia/Seoul', more: [] },
  { at: '2028-02-29T00:05:00+09:00', zone: 'UTC', more: SERVER_SUITES },
  { at: '2027-04-30T23:59:00+09:00', zone: 'America/New_York', more: [] },
];

/** The runs: patterns of their suites, and the variables of their process. */
export const dateRuns = CLOCKS.map(({ at, zone, more }) => ({
  patterns: [...SUITES, ...more],
  env: { TEST_CLOCK: at, TZ: zone },
}));
