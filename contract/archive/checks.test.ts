import { checksSentence } from './checks';

it.each([
  [{ people: 4, school: 3, email: 1 }, '함께한 팀원 4명 중 학교 메일 확인 3명, 이메일 확인 1명'],
  [{ people: 4, school: 0, email: 2 }, '함께한 팀원 4명 중 이메일 확인 2명'],
  [{ people: 2, school: 2, email: 0 }, '함께한 팀원 2명 중 학교 메일 확인 2명'],
])('of %j the sentence leaves out a part of 0: %s', (checks, sentence) => {
  expect(checksSentence(checks, 'others')).toBe(sentence);
  expect(checksSentence(checks, 'team')).toBe(sentence.replace('함께한 ', ''));
});
