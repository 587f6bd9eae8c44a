import { type CommentThread, type ProjectComment } from '@contract/comment';
import {
  addComment,
  editComment,
  isPendingComment,
  nextPendingId,
  removeComment,
  replaceComment,
} from './commentThreads';

const comment = (id: number, parentCommentId: number | null = null): ProjectComment => ({
  id,
  writerId: 7,
  writer: '이음',
  profileImage: null,
  content: `${id}`,
  createdLocalDateTime: '2025-11-20T05:00:00Z',
  parentCommentId,
  deleted: false,
});

const threads = (): CommentThread[] => [
  { parentComment: comment(1), childComments: [comment(2, 1), comment(3, 1)] },
  { parentComment: comment(4), childComments: [] },
];

const shape = (list: CommentThread[]) =>
  list.map(({ parentComment, childComments }) => [
    parentComment.deleted ? 'tombstone' : parentComment.id,
    ...childComments.map(({ id }) => id),
  ]);

describe('the threads of a post', () => {
  it('append a comment at their end, and a reply, also to a reply, in its thread', () => {
    const list = threads();
    addComment(list, comment(5), null);
    addComment(list, comment(6, 2), 2);
    expect(shape(list)).toEqual([[1, 2, 3, 6], [4], [5]]);
  });

  it("replace the pending comment by the server's, once", () => {
    const list = threads();
    const id = nextPendingId();
    expect(isPendingComment({ id })).toBe(true);
    addComment(list, comment(id, 1), 1);
    replaceComment(list, id, comment(7, 1));
    expect(shape(list)).toEqual([[1, 2, 3, 7], [4]]);

    const late = nextPendingId();
    addComment(list, comment(late), null);
    replaceComment(list, late, comment(4));
    expect(shape(list)).toEqual([[1, 2, 3, 7], [4]]);
  });

  it('return the former text when a comment is edited', () => {
    const list = threads();
    expect(editComment(list, 3, '새 글')).toBe('3');
    expect(list[0]?.childComments[1]?.content).toBe('새 글');
    expect(editComment(list, 99, '새 글')).toBeUndefined();
  });

  it('keep a tombstone as long as it has replies', () => {
    const list = threads();
    removeComment(list, 1);
    expect(shape(list)).toEqual([['tombstone', 2, 3], [4]]);
    expect(list[0]?.parentComment).toMatchObject({ writer: null, content: '' });
    removeComment(list, 2);
    removeComment(list, 3);
    removeComment(list, 4);
    expect(list).toEqual([]);
  });
});
