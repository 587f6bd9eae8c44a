import { type ProjectComment, type ProjectCommentPayload } from '@contract/comment';
import { type Envelope } from '@contract/envelope';
import { IDEMPOTENCY_KEY_HEADER } from '@contract/idempotencyKey';
import { type ProjectDetail } from '@contract/project';
import { http, type HttpResponseResolver } from 'msw';
import { createComment } from '../create/comment';
import { mockServer } from '../mockServer';
import { respond } from './responses';

interface CommentCalls {
  /** The number of requests for the post. */
  read: number;
  written: ProjectCommentPayload[];
  /** The idempotency keys of the written comments. */
  keys: (string | null)[];
  edited: { id: number; content: string }[];
  removed: { id: number; body: string }[];
}

const NEW_ID = 900;

/** Serves a post whose comments can be written, edited and removed as on the server; returns the requests. */
export function serveComments(project: ProjectDetail, writer: string) {
  const calls: CommentCalls = { read: 0, written: [], keys: [], edited: [], removed: [] };
  const threads = structuredClone(project.comments);
  const all = () => threads.flatMap(({ parentComment, childComments }) => [parentComment, ...childComments]);
  const one = '*/api/projects/:id/comments/:commentId';

  mockServer.use(
    http.get<never, never, Envelope<ProjectDetail>>(`*/api/projects/${project.id}`, () => {
      calls.read += 1;
      return respond({ ...project, comments: structuredClone(threads) });
    }),
    http.post<never, ProjectCommentPayload, Envelope<ProjectComment>>('*/api/projects/:id/comments', async (call) => {
      const payload = await call.request.json();
      calls.written.push(payload);
      calls.keys.push(call.request.headers.get(IDEMPOTENCY_KEY_HEADER));
      const { content, parentCommentId = null } = payload;
      const root = threads.find((thread) =>
        [thread.parentComment, ...thread.childComments].some(({ id }) => id === parentCommentId),
      );
      const parentId = root?.parentComment.id ?? null;
      const comment = createComment({ id: NEW_ID + all().length, writer, content, parentCommentId: parentId });
      if (root) root.childComments.push(comment);
      else threads.push({ parentComment: comment, childComments: [] });
      return respond(comment);
    }),
    http.put<{ commentId: string }, { content: string }, Envelope<ProjectComment>>(one, async ({ params, request }) => {
      const { content } = await request.json();
      const comment = all().find(({ id }) => id === Number(params.commentId)) ?? createComment();
      calls.edited.push({ id: comment.id, content });
      comment.content = content;
      return respond(comment);
    }),
    http.delete<{ commentId: string }, never, Envelope<null>>(one, async ({ params, request }) => {
      const removedId = Number(params.commentId);
      calls.removed.push({ id: removedId, body: await request.text() });
      const index = threads.findIndex(({ parentComment }) => parentComment.id === removedId);
      const thread = threads[index];
      if (!thread)
        threads.forEach((any) => (any.childComments = any.childComments.filter(({ id }) => id !== removedId)));
      else if (thread.childComments.length === 0) threads.splice(index, 1);
      else Object.assign(thread.parentComment, { deleted: true, writerId: null, writer: null, content: '' });
      return respond(null);
    }),
  );
  return calls;
}

/** Handles all writes on comments with the test's resolver. */
export function serveCommentsResponse(resolver: HttpResponseResolver) {
  mockServer.use(
    http.post('*/api/projects/:id/comments', resolver),
    http.put('*/api/projects/:id/comments/:commentId', resolver),
    http.delete('*/api/projects/:id/comments/:commentId', resolver),
  );
}
