import { type ArchiveDetail } from '@contract/archive';
import { type ArchiveComment, type ArchiveCommentPayload } from '@contract/comment';
import { type Envelope } from '@contract/envelope';
import { IDEMPOTENCY_KEY_HEADER } from '@contract/idempotencyKey';
import { http, type HttpResponseResolver } from 'msw';
import { createArchiveComment } from '../create/comment';
import { mockServer } from '../mockServer';
import { respond } from './responses';

interface CommentCalls {
  /** The number of requests for the archive. */
  read: number;
  written: ArchiveCommentPayload[];
  /** The idempotency keys of the written comments. */
  keys: (string | null)[];
  edited: { id: number; content: string; writer: string }[];
  removed: { id: number; body: string }[];
}

const NEW_ID = 900;
const ONE = '*/api/archive/:id/comments/:commentId';

/** Serves an archive whose comments can be written, edited and removed; returns the requests. */
export function serveArchiveComments(archive: ArchiveDetail) {
  const calls: CommentCalls = { read: 0, written: [], keys: [], edited: [], removed: [] };
  let threads = structuredClone(archive.comments);

  mockServer.use(
    http.get<never, never, Envelope<ArchiveDetail>>(`*/api/archive/${archive.id}`, () => {
      calls.read += 1;
      return respond({ ...archive, comments: structuredClone(threads) });
    }),
    http.post<never, ArchiveCommentPayload, Envelope<ArchiveComment>>('*/api/archive/:id/comments', async (call) => {
      const payload = await call.request.json();
      calls.written.push(payload);
      calls.keys.push(call.request.headers.get(IDEMPOTENCY_KEY_HEADER));
      const { content, writer, parentId = null } = payload;
      const comment = createArchiveComment({ id: NEW_ID + calls.written.length, writer, content, parentId });
      const root = threads.find(({ parentComment }) => parentComment.id === parentId);
      if (root) root.childComments.push(comment);
      else threads.push({ parentComment: comment, childComments: [] });
      return respond(comment);
    }),
    http.put<{ commentId: string }, { content: string; writer: string }>(ONE, async ({ params, request }) => {
      const edit = { id: Number(params.commentId), ...(await request.json()) };
      calls.edited.push(edit);
      const edited = threads.find(({ parentComment }) => parentComment.id === edit.id);
      if (edited) edited.parentComment.content = edit.content;
      return respond(createArchiveComment(edit));
    }),
    http.delete<{ commentId: string }>(ONE, async ({ params, request }) => {
      const id = Number(params.commentId);
      calls.removed.push({ id, body: await request.text() });
      threads = threads.filter(({ parentComment }) => parentComment.id !== id);
      return respond(null);
    }),
  );
  return calls;
}

/** Handles all writes on comments with the test's resolver. */
export function serveArchiveCommentsResponse(resolver: HttpResponseResolver) {
  mockServer.use(
    http.post('*/api/archive/:id/comments', resolver),
    http.put(ONE, resolver),
    http.delete(ONE, resolver),
  );
}
