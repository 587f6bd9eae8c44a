import { firstMessage } from '../firstMessage';
import { MESSAGES } from '../messages';
import { evaluationsRules } from './rules';

const one = { evaluatedNickname: '이음', feedback: '고마워요', keyword: ['TEAMWORK'] };
const problem = (change: object) => firstMessage(evaluationsRules, { evaluations: [{ ...one, ...change }] });

it('refuses an evaluation with fields of the wrong type', () => {
  expect(problem({ feedback: 5 })).toBe(MESSAGES.badRequest);
  expect(problem({ keyword: 'TEAMWORK' })).toBe(MESSAGES.badRequest);
  expect(problem({ evaluatedNickname: null })).toBe(MESSAGES.badRequest);
});

it('accepts a submission about at least one member and at most twenty', () => {
  const team = (size: number) => ({ evaluations: Array.from({ length: size }, () => one) });
  expect(firstMessage(evaluationsRules, team(0))).toBe(MESSAGES.badRequest);
  expect(firstMessage(evaluationsRules, team(20))).toBeUndefined();
  expect(firstMessage(evaluationsRules, team(21))).toBe(MESSAGES.rows);
});
