import { type CommentRow } from './readComments.repository';
import { withoutHidden } from './withoutHidden';
import { withoutBlocked } from './withoutBlocked';

const row = (id: number, writerId: number | null, parentId: number | null = null): CommentRow => ({
  id,
  parent_id: parentId,
  writer_id: writerId,
  content: writerId === null ? '' : '댓글',
  deleted: writerId === null,
  created_at: new Date(0),
  nickname: null,
  profile_image: null,
  hidden_at: null,
  hidden_reason: null,
});
const ids = (rows: readonly CommentRow[]) => rows.map(({ id }) => id);

it('omits comments of blocked writers', () => {
  expect(ids(withoutBlocked([row(1, 7), row(2, 8), row(3, 7, 2)], [7]))).toEqual([2]);
});

it('returns a root of a blocked writer without content while it has replies of others', () => {
  const [root, reply] = withoutBlocked([row(1, 7), row(2, 8, 1)], [7]);
  expect([root, reply?.id]).toEqual([
    expect.objectContaining({ id: 1, writer_id: null, content: '', blocked: true }),
    2,
  ]);
});

it('omits a tombstone when all its replies are omitted', () => {
  expect(ids(withoutBlocked([row(1, null), row(2, 7, 1), row(3, null), row(4, 8, 3)], [7]))).toEqual([3, 4]);
});

describe('a hidden root with replies of a blocked writer', () => {
  const rows = [{ ...row(1, 9), hidden_at: new Date(0) }, row(2, 7, 1), { ...row(3, 9), hidden_at: new Date(0) }];

  it('is omitted, since the reader sees none of the replies', () => {
    expect(withoutBlocked(withoutHidden(rows, 5), [7])).toEqual([]);
  });

  it('is returned while another member has replied', () => {
    expect(ids(withoutBlocked(withoutHidden([...rows, row(4, 8, 1)], 5), [7]))).toEqual([1, 4]);
  });

  it('is returned to its writer', () => {
    expect(ids(withoutBlocked(withoutHidden(rows, 9), [7]))).toEqual([1, 3]);
  });
});
