import { evaluationsRules } from '../evaluation';
import { firstMessage } from '../firstMessage';
import { tooLong } from '../messages';
import { reportRules } from '../report';
import { archiveCommentRules, projectCommentRules } from './rules';

describe('a comment', () => {
  it.each(['', '   ', '\n\t', null])('of %j is refused', (content) => {
    expect(firstMessage(projectCommentRules, { content })).toBeDefined();
  });

  it('holds 300 characters, emoji counted once', () => {
    expect(firstMessage(projectCommentRules, { content: '😀'.repeat(300) })).toBeUndefined();
    expect(firstMessage(projectCommentRules, { content: '😀'.repeat(301) })).toBe(tooLong(300));
  });

  it('on an archive names its writer', () => {
    expect(firstMessage(archiveCommentRules, { content: '안녕하세요' })).toBeDefined();
    expect(
      firstMessage(archiveCommentRules, { content: '안녕하세요', writer: '이음', parentId: null }),
    ).toBeUndefined();
  });
});

describe('an evaluation', () => {
  const one = { evaluatedNickname: '이음', feedback: '고마워요', keyword: ['TEAMWORK'] };

  it('needs a one-liner of at most 100 characters and a known keyword', () => {
    expect(firstMessage(evaluationsRules, { evaluations: [one] })).toBeUndefined();
    for (const change of [{ feedback: ' ' }, { feedback: '가'.repeat(101) }, { keyword: [] }, { keyword: ['KIND'] }]) {
      expect(firstMessage(evaluationsRules, { evaluations: [{ ...one, ...change }] })).toBeDefined();
    }
  });
});

describe('a report', () => {
  const report = { nickname: '이음', reportType: 'SPAM', reportContent: '', reportTarget: 'PROJECT', targetId: 1 };

  it('may say nothing more, and at most 500 characters', () => {
    expect(firstMessage(reportRules, report)).toBeUndefined();
    expect(firstMessage(reportRules, { ...report, reportContent: '가'.repeat(501) })).toBe(tooLong(500));
  });

  it.each([
    { reportType: 'RUDE' },
    { reportTarget: 'project' },
    { targetId: '1' },
    { targetId: 0 },
    { targetId: 1e300 },
  ])('refuses %j', (change) => {
    expect(firstMessage(reportRules, { ...report, ...change })).toBeDefined();
  });
});
