import { accountFormRules } from './auth';
import { archiveRules } from './archive';
import { findProblems } from './firstMessage';
import { projectRules } from './project';
import { accountStepRules, joinRules, profileRules } from './signup';

/** Values that throw when a rule compares, prints or matches them. */
const HOSTILE = [
  JSON.parse('{"toString":1,"valueOf":2}') as object,
  Object.create(null) as object,
  ['2024-01-01'],
  [],
  5,
  -0,
  true,
  null,
  '\u0315\u0300'.repeat(400),
];

const RULES = { projectRules, archiveRules, joinRules, profileRules, accountStepRules, accountFormRules };

/** Pairs of fields that one rule compares. */
const PAIRS = [
  ['startDate', 'endDate'],
  ['entranceDate', 'graduationDate'],
  ['password', 'passwordConfirm'],
  ['newPassword', 'newPasswordConfirm'],
] as const;

describe.each(Object.entries(RULES))('%s', (_, rules) => {
  it.each(PAIRS)('refuses values of any type in the fields %s and %s without throwing', (first, second) => {
    for (const one of [...HOSTILE, '2024-01-01', '2024-01']) {
      for (const other of [...HOSTILE, '2024-01-01', '2024-01']) {
        const value = { [first]: one, [second]: other, careers: [{ startDate: one, endDate: other }] };
        expect(findProblems(rules, value).length).toBeGreaterThan(0);
      }
    }
  });
});

it('does not compare a graduation year with an invalid entrance year', () => {
  const fields = (entranceDate: unknown) =>
    findProblems(profileRules, { entranceDate, graduationDate: '2020-01-01' }).map(({ field }) => field);
  expect(fields('2021-01-01')).toContain('graduationDate');
  expect(fields({ toString: 1 })).not.toContain('graduationDate');
});
