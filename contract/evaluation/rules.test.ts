import { firstMessage } from '../firstMessage';
import { MESSAGES, tooLong } from '../messages';
import { evaluationsRules } from './rules';

const one = { evaluatedNickname: '이음', feedback: '고마워요', keyword: ['TEAMWORK'] };
const problem = (change: object) => firstMessage(evaluationsRules, { evaluations: [{ ...one, ...change }] });

describe('an evaluation', () => {
  it('needs a line of at most 100 characters, emoji counted once', () => {
    expect(problem({ feedback: '😀'.repeat(100) })).toBeUndefined();
    expect(problem({ feedback: '😀'.repeat(101) })).toBe(tooLong(100));
    expect(problem({ feedback: ' ' })).toBe(MESSAGES.badRequest);
  });

  it('needs a keyword, and none but the known ones', () => {
    expect(problem({ keyword: [] })).toBe(MESSAGES.badRequest);
    expect(problem({ keyword: ['KIND'] })).toBe(MESSAGES.valueNotInList);
  });
});

it('a submission is about one member at least, and about no more than a team has', () => {
  const team = (size: number) => ({ evaluations: Array.from({ length: size }, () => one) });
  expect(firstMessage(evaluationsRules, team(0))).toBe(MESSAGES.badRequest);
  expect(firstMessage(evaluationsRules, team(20))).toBeUndefined();
  expect(firstMessage(evaluationsRules, team(21))).toBe(MESSAGES.rows);
});
