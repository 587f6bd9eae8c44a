import { EVALUATION_TEXTS as TEXT, findEvaluationFault, type UncheckedEvaluation } from './index';

const good: UncheckedEvaluation = { feedback: '고마워요', keyword: ['TEAMWORK'] };
const EUM = { memberId: 7, nickname: '이음' };
const faultOf = (change: Partial<UncheckedEvaluation>) => findEvaluationFault([EUM], () => ({ ...good, ...change }));

it('accepts three keywords and 100 characters, and counts an emoji as one', () => {
  const keyword = ['TEAMWORK', 'DILIGENT', 'CREATIVE'];
  expect(faultOf({ feedback: '😀'.repeat(100), keyword })).toBeUndefined();
});

it.each([
  ['neither one-liner nor keywords', { feedback: ' ', keyword: [] }, 'keyword', TEXT.unfinished('이음')],
  ['no one-liner', { feedback: '\u200b' }, 'feedback', TEXT.feedbackMissing('이음')],
  ['no keyword', { keyword: [] }, 'keyword', TEXT.keywordMissing('이음')],
  ['101 characters', { feedback: '😀'.repeat(101) }, 'feedback', TEXT.feedbackTooLong('이음')],
  [
    'an overlong text of combining marks',
    { feedback: '\u0315'.repeat(60_000) },
    'feedback',
    TEXT.feedbackTooLong('이음'),
  ],
  ['an unknown keyword', { keyword: ['KIND'] }, 'keyword', TEXT.keywordUnknown('이음')],
  [
    'four keywords',
    { keyword: ['TEAMWORK', 'DILIGENT', 'CREATIVE', 'FLEXIBLE'] },
    'keyword',
    TEXT.tooManyKeywords('이음'),
  ],
  ['the same keyword twice', { keyword: ['TEAMWORK', 'TEAMWORK'] }, 'keyword', TEXT.keywordTwice('이음')],
])('names the member whose evaluation has %s', (_, change, field, message) => {
  expect(faultOf(change)).toEqual({ memberId: 7, field, message });
});

it('reports a missing evaluation as unfinished', () => {
  expect(findEvaluationFault([EUM], () => undefined)?.message).toBe(TEXT.unfinished('이음'));
});

it('names the first member of the team whose evaluation has a fault', () => {
  const evaluations: Record<number, UncheckedEvaluation> = {
    1: good,
    2: { ...good, keyword: [] },
    3: { feedback: '', keyword: [] },
  };
  const team = ['하나', '둘', '셋'].map((nickname, index) => ({ memberId: index + 1, nickname }));
  expect(findEvaluationFault(team, (memberId) => evaluations[memberId])?.memberId).toBe(2);
});
