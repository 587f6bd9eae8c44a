import { firstMessage } from '../firstMessage';
import { tooLong } from '../messages';
import { archiveCommentRules, projectCommentRules } from './rules';

describe('a comment', () => {
  it.each(['', '   ', '\n\t', null])('refuses a comment of %j', (content) => {
    expect(firstMessage(projectCommentRules, { content })).toBeDefined();
  });

  it('allows 300 characters, counting an emoji once', () => {
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
