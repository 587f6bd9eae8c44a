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

  it('excludes tombstones, but not their replies', () => {
    expect(countComments([{ parentComment: tombstone, childComments: [comment] }])).toBe(1);
  });

  it.each([['hidden'], ['blocked']])('excludes a %s comment, but not its replies', (state) => {
    const emptied = { ...comment, [state]: true };
    expect(countComments([{ parentComment: emptied, childComments: [comment, emptied] }])).toBe(1);
  });
});
