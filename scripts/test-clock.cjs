// The clock of the suites of contract and web (jest.config.ts): it starts at a fixed instant and goes on from there, so
// that no suite depends on the time of day at which it runs (MEND-95). Suites of the server run on the clock of their
// database. TEST_CLOCK names another instant (scripts/date-suites.mjs).
const FRIDAY_NOON_IN_SEOUL = '2026-11-27T03:00:00Z';

const RealDate = Date;
const offset = RealDate.parse(process.env.TEST_CLOCK ?? FRIDAY_NOON_IN_SEOUL) - RealDate.now();

globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [RealDate.now() + offset]));
  }

  static now() {
    return RealDate.now() + offset;
  }
};
