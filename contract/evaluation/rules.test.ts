import { firstMessage } from '../firstMessage';
import { MESSAGES } from '../messages';
import { evaluationsRules } from './rules';

const one = { evaluatedNickname: '이음', feedback: '고마워요', keyword: ['TEAMWORK'] };
const problem = (change: object) => firstMessage(evaluationsRules, { evaluations: [{ ...one, ...change }] });

it('refuses an evaluation whose fields are of another type', () => {
  expect(problem({ feedback: 5 })).toBe(MESSAGES.badRequest);
  expect(problem({ keyword: 'TEAMWORK' })).toBe(MESSAGES.badRequest);
  expect(problem({ evaluatedNickname: null })).toBe(MESSAGES.badRequest);
});

it('takes a submission about one member at least, and about no more than a team has', () => {
  const team = (size: number) => ({ evaluations: Array.from({ length: size }, () => one) });
  expect(firstMessage(evaluationsRules, team(0))).toBe(MESSAGES.badRequest);
  expect(firstMessage(evaluationsRules, team(20))).toBeUndefined();
  expect(firstMessage(evaluationsRules, team(21))).toBe(MESSAGES.rows);
});
