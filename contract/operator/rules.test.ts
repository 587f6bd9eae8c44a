import { firstMessage } from '../firstMessage';
import { tooLong } from '../messages';
import { OPERATOR_MESSAGES } from './messages';
import { logListRules, memberListRules, roleRules } from './rules';

describe('a change of a role', () => {
  it.each(['가', '가'.repeat(500), '🎉'.repeat(500)])('takes a reason of 1 to 500 characters', (reason) => {
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

it('takes one action or several for the log, and no unknown one', () => {
  expect(logListRules.cast({ action: 'HIDE' }).action).toEqual(['HIDE']);
  expect(logListRules.cast({ action: ['HIDE', 'WARN'] }).action).toEqual(['HIDE', 'WARN']);
  expect(logListRules.cast({ action: '' }).action).toEqual([]);
  expect(firstMessage(logListRules, { action: 'hide' })).toBeDefined();
});

it.each(['2026-02-30', '2026-1-1', 'today'])('refuses %s as a date of the log', (from) => {
  expect(firstMessage(logListRules, { from })).toBeDefined();
});

it('takes the states and roles of members alone', () => {
  expect(firstMessage(memberListRules, { state: 'SUSPENDED', role: 'OPERATOR', query: 'a' })).toBeUndefined();
  expect(firstMessage(memberListRules, { state: 'BAD' })).toBeDefined();
});
