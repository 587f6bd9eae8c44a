import { firstMessage } from '../firstMessage';
import { MESSAGES, tooLong } from '../messages';
import { OPERATOR_MESSAGES } from './messages';
import { caseListRules, logListRules, measureRules, memberListRules, numbersRules, roleRules } from './rules';

describe('a change of role', () => {
  it.each(['가', '가'.repeat(500), '🎉'.repeat(500)])('accepts a reason of 1 to 500 characters', (reason) => {
    expect(firstMessage(roleRules, { role: 'OPERATOR', reason })).toBeUndefined();
  });

  it.each([
    ['', OPERATOR_MESSAGES.reasonEmpty],
    ['  ', OPERATOR_MESSAGES.reasonEmpty],
    ['가'.repeat(501), tooLong(500)],
  ])('refuses the reason %j', (reason, message) => {
    expect(firstMessage(roleRules, { role: 'OPERATOR', reason })).toBe(message);
  });

  it('refuses an unknown role', () => {
    expect(firstMessage(roleRules, { role: 'ADMIN', reason: '가' })).toBeDefined();
  });
});

it('accepts none, one or several actions as the filter of the log, and refuses an unknown one', () => {
  expect(logListRules.cast({ action: 'HIDE' }).action).toEqual(['HIDE']);
  expect(logListRules.cast({ action: ['HIDE', 'WARN'] }).action).toEqual(['HIDE', 'WARN']);
  expect(logListRules.cast({ action: '' }).action).toEqual([]);
  expect(firstMessage(logListRules, { action: 'hide' })).toBeDefined();
});

it('accepts a log of one day or with one end, and refuses an end before the start', () => {
  for (const accepted of [
    { from: '2026-03-02', to: '2026-03-02' },
    { from: '2026-03-02', to: '' },
    { to: '2026-03-01' },
  ])
    expect(firstMessage(logListRules, accepted)).toBeUndefined();
  expect(firstMessage(logListRules, { from: '2026-03-02', to: '2026-03-01' })).toBeDefined();
});

it.each(['2026-02-30', '2026-1-1', 'today'])('refuses %s as a date of the filter of the log', (from) => {
  expect(firstMessage(logListRules, { from })).toBeDefined();
});

it('accepts only known states as the filter of the member list', () => {
  expect(firstMessage(memberListRules, { state: 'SUSPENDED', role: 'OPERATOR', query: 'a' })).toBeUndefined();
  expect(firstMessage(memberListRules, { state: 'BAD' })).toBeDefined();
});

describe('a measure', () => {
  const measure = {
    action: 'WARN',
    target: 'PROJECT',
    targetId: 1,
    reason: '광고 글이에요.',
    version: 'a',
    memberVersion: 'b',
  };

  it.each([
    [{}, undefined],
    [{ reason: ' ' }, OPERATOR_MESSAGES.reasonEmpty],
    [{ reason: '가'.repeat(501) }, tooLong(500)],
    [{ action: 'SUSPEND' }, OPERATOR_MESSAGES.daysEmpty],
    [{ action: 'SUSPEND', days: 8 }, OPERATOR_MESSAGES.daysEmpty],
    [{ action: 'SUSPEND', days: 30 }, undefined],
    [{ action: 'SUSPEND', days: null }, undefined],
    [{ days: 7 }, OPERATOR_MESSAGES.daysEmpty],
    [{ action: 'HIDE', target: 'PROFILE' }, OPERATOR_MESSAGES.partsEmpty],
    [{ action: 'HIDE', target: 'PROFILE', parts: [] }, OPERATOR_MESSAGES.partsEmpty],
    [{ action: 'HIDE', target: 'PROFILE', parts: ['PHOTO', 'NICKNAME'] }, undefined],
    [{ action: 'HIDE', parts: ['PHOTO'] }, OPERATOR_MESSAGES.partsEmpty],
    [{ content: 'HIDE' }, undefined],
    [{ content: 'RESTORE' }, undefined],
    [{ action: 'HIDE', content: 'HIDE' }, MESSAGES.badRequest],
    [{ memberVersion: undefined }, MESSAGES.badRequest],
    [{ action: 'DISMISS', memberVersion: undefined }, undefined],
    [{ action: 'DISMISS', reason: '' }, undefined],
    [{ action: 'DISMISS', reason: undefined }, undefined],
    [{ action: 'HIDE', reason: '' }, OPERATOR_MESSAGES.reasonEmpty],
    [{ content: 'HIDE', target: 'PROFILE' }, OPERATOR_MESSAGES.partsEmpty],
    [{ content: 'HIDE', target: 'PROFILE', parts: ['PHOTO'] }, undefined],
    [{ action: 'SUSPEND', days: 7, shorten: true }, MESSAGES.badRequest],
    [{ action: 'SUSPEND', target: 'PROFILE', days: 7, shorten: true }, undefined],
  ])('with the fields %j gets the message %j', (change, message) => {
    expect(firstMessage(measureRules, { ...measure, ...change })).toBe(message);
  });

  it.each([{ action: 'DELETE' }, { target: 'project' }, { targetId: '1' }, { version: undefined }])(
    'refuses a measure with %j',
    (change) => {
      expect(firstMessage(measureRules, { ...measure, ...change })).toBeDefined();
    },
  );
});

describe('the query of the numbers', () => {
  it.each([
    ['DAY', '2026-01-01', '2026-04-02', true],
    ['DAY', '2026-01-01', '2026-04-03', false],
    // Both ends count with their whole week: Monday 5 January to Sunday 10 January of the next year.
    ['WEEK', '2026-01-11', '2027-01-10', true],
    ['WEEK', '2026-01-11', '2027-01-11', false],
    ['MONTH', '2024-01-31', '2026-12-01', true],
    ['MONTH', '2024-01-31', '2027-01-01', false],
    ['DAY', '2026-01-02', '2026-01-01', false],
    ['YEAR', '2026-01-01', '2026-01-02', false],
    ['DAY', '2026-02-30', '2026-03-02', false],
  ])('by %s from %s to %s is allowed: %s', (unit, from, to, isAllowed) => {
    expect(firstMessage(numbersRules, { unit, from, to }) === undefined).toBe(isAllowed);
  });
});

it('accepts no, one or several states as the filter of cases, and sorts by the most reports by default', () => {
  expect(caseListRules.cast({})).toMatchObject({ state: [], sort: 'most', page: 0 });
  expect(caseListRules.cast({ state: ['OPEN', 'DONE'] }).state).toEqual(['OPEN', 'DONE']);
  expect(firstMessage(caseListRules, { state: 'open' })).toBeDefined();
  expect(firstMessage(caseListRules, { sort: 'newest' })).toBeDefined();
});
