import { type CommentThread } from '@contract/comment';
import { type PostRef } from '@contract/post';
import { api } from '../api';
import { type AnyComment } from '../commentThreads';
import { showEditedComment, showNewComment, showRemovedComment } from '../optimisticComments';
import { pendingComment } from '../pendingComment';
import { postPath, updateComments } from '../postQueries';
import { afterSuccess, countTag, postTag } from '../tags';
import { keyHeader } from '../useSendOnce';

/** The member, whom requests of archives name (spec §7). */
interface Writer {
  writer: string;
  writerId: number | undefined;
}

interface NewComment extends Writer {
  post: PostRef;
  content: string;
  /** The idempotency key: the server posts a comment once per key (F16). */
  key: string;
  /** The comment replied to; absent for a comment on the post. */
  parentId?: number;
}

interface CommentEdit extends Writer {
  post: PostRef;
  commentId: number;
  content: string;
}

type CommentRemoval = Pick<CommentEdit, 'post' | 'commentId'>;
type Change = (threads: CommentThread<AnyComment>[]) => void;

const pathOf = (post: PostRef) => `${postPath(post)}/comments`;

const newBody = ({ post, content, writer, writerId, parentId }: NewComment) =>
  post.kind === 'project' ? { content, parentCommentId: parentId } : { content, writer, writerId, parentId };

const editBody = ({ post, content, writer, writerId }: CommentEdit) =>
  post.kind === 'project' ? { content } : { content, writer, writerId };

/** The comments of the post, and every list that counts them; nothing else is refetched. */
const changedTags = ({ post }: { post: PostRef }) => [postTag('Comment', post), countTag('Comment', post.kind)];

/** Refetches the comments of a post after one was found deleted. */
export const refetchComments = (post: PostRef) => api.util.invalidateTags(changedTags({ post }));

/** Comments of posts and archives, each write by optimistic update. */
const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createComment: build.mutation<AnyComment, NewComment>({
      query: (comment) => ({
        url: pathOf(comment.post),
        method: 'POST',
        headers: keyHeader(comment.key),
        body: newBody(comment),
      }),
      async onQueryStarted({ post, content, parentId = null }, { dispatch, getState, queryFulfilled: response }) {
        const pending = pendingComment(post, { content, parentId }, getState());
        await showNewComment((change) => dispatch(updateComments(post, change)), { pending, parentId, response });
      },
      invalidatesTags: afterSuccess(changedTags),
    }),

    updateComment: build.mutation<AnyComment, CommentEdit>({
      query: (edit) => ({ url: `${pathOf(edit.post)}/${edit.commentId}`, method: 'PUT', body: editBody(edit) }),
      async onQueryStarted({ post, commentId, content }, { dispatch, queryFulfilled: response }) {
        const change = { commentId, content, response };
        await showEditedComment((update: Change) => dispatch(updateComments(post, update)), change);
      },
      invalidatesTags: afterSuccess(changedTags),
    }),

    removeComment: build.mutation<null, CommentRemoval>({
      query: ({ post, commentId }) => ({ url: `${pathOf(post)}/${commentId}`, method: 'DELETE' }),
      async onQueryStarted({ post, commentId }, { dispatch, queryFulfilled: response }) {
        const removal = { commentId, response };
        await showRemovedComment((update: Change) => dispatch(updateComments(post, update)), removal);
      },
      // A refusal means that the cached comments are outdated, so the post is refetched either way.
      invalidatesTags: (_nothing, error, removal) =>
        error ? [postTag('Comment', removal.post)] : changedTags(removal),
    }),
  }),
});

export const { useCreateCommentMutation, useUpdateCommentMutation, useRemoveCommentMutation } = commentsApi;
