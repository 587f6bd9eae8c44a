import { firstMessage } from '../firstMessage';
import { tooLong } from '../messages';
import { reportRules } from './rules';

describe('a report', () => {
  const report = { nickname: '이음', reportType: 'SPAM', reportContent: '', reportTarget: 'PROJECT', targetId: 1 };

  it('may have no text, and at most 500 characters', () => {
    expect(firstMessage(reportRules, report)).toBeUndefined();
    expect(firstMessage(reportRules, { ...report, reportContent: '가'.repeat(500) })).toBeUndefined();
    expect(firstMessage(reportRules, { ...report, reportContent: '가'.repeat(501) })).toBe(tooLong(500));
  });

  it.each([
    { reportType: 'RUDE' },
    { reportTarget: 'project' },
    { targetId: '1' },
    { targetId: 0 },
    { targetId: 1e300 },
  ])('refuses the report %j', (change) => {
    expect(firstMessage(reportRules, { ...report, ...change })).toBeDefined();
  });
});
