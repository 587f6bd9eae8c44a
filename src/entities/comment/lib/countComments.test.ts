import { countComments } from './countComments';

const comment = { deleted: false };
const tombstone = { deleted: true };

describe('countComments', () => {
  it('counts comments and their replies', () => {
    expect(
      countComments([
        { parentComment: comment, childComments: [comment, comment] },
        { parentComment: comment, childComments: [] },
      ]),
    ).toBe(4);
  });

  it('leaves tombstones out, but not the replies under them', () => {
    expect(countComments([{ parentComment: tombstone, childComments: [comment] }])).toBe(1);
  });
});
