import { IDEMPOTENCY_KEY_HEADER, type ProjectComment } from '@contract/comment';
import { type Envelope } from '@contract/envelope';
import { type ProjectDetail } from '@contract/project';
import { pendingComment } from '../pendingComment';
import { showEditedComment, showNewComment, showRemovedComment } from '../optimisticComments';
import { afterSuccess, countTag, postTag } from '../tags';
import { projectApi, type ProjectId } from './project';

interface NewComment {
  id: ProjectId;
  content: string;
  /** Names this text to the server: sent again with the same key it is not posted twice (F16). */
  key: string;
  /** The comment answered; left out for a comment on the post. */
  parentCommentId?: number;
}

interface CommentEdit {
  id: ProjectId;
  commentId: number;
  content: string;
}

type CommentRemoval = Omit<CommentEdit, 'content'>;
type Change = (comments: ProjectDetail['comments']) => void;

const showIn = (id: ProjectId, change: Change) =>
  projectApi.util.updateQueryData('getProject', id, ({ comments }) => change(comments));
const commentsOf = (id: ProjectId) => postTag('Comment', { kind: 'project', id });

/** The post's comments, and every list that counts them: nothing else is asked for again. */
const changed = ({ id }: { id: ProjectId }) => [commentsOf(id), countTag('Comment', 'project')];

/** Comments of a recruitment post, each write shown at once and taken back when the server refuses it. */
const projectCommentsApi = projectApi.injectEndpoints({
  endpoints: (build) => ({
    createProjectComment: build.mutation<ProjectComment, NewComment>({
      query: ({ id, key, ...body }) => ({
        url: `/projects/${id}/comments`,
        method: 'POST',
        headers: { [IDEMPOTENCY_KEY_HEADER]: key },
        body,
      }),
      transformResponse: ({ data }: Envelope<ProjectComment>) => data,
      async onQueryStarted({ id, content, parentCommentId = null }, { dispatch, getState, queryFulfilled: answer }) {
        const createdLocalDateTime = new Date().toISOString();
        const pending = { ...pendingComment(content, getState()), createdLocalDateTime, parentCommentId };
        await showNewComment((change) => dispatch(showIn(id, change)), { pending, parentId: parentCommentId, answer });
      },
      invalidatesTags: afterSuccess(changed),
    }),

    updateProjectComment: build.mutation<ProjectComment, CommentEdit>({
      query: ({ id, commentId, content }) => ({
        url: `/projects/${id}/comments/${commentId}`,
        method: 'PUT',
        body: { content },
      }),
      transformResponse: ({ data }: Envelope<ProjectComment>) => data,
      async onQueryStarted({ id, ...edit }, { dispatch, queryFulfilled: answer }) {
        await showEditedComment((change: Change) => dispatch(showIn(id, change)), { ...edit, answer });
      },
      invalidatesTags: afterSuccess(changed),
    }),

    removeProjectComment: build.mutation<null, CommentRemoval>({
      query: ({ id, commentId }) => ({ url: `/projects/${id}/comments/${commentId}`, method: 'DELETE' }),
      transformResponse: ({ data }: Envelope<null>) => data,
      async onQueryStarted({ id, commentId }, { dispatch, queryFulfilled: answer }) {
        await showRemovedComment((change: Change) => dispatch(showIn(id, change)), { commentId, answer });
      },
      // A refused removal means that the comment is not what is shown, so the post is asked for either way.
      invalidatesTags: (_nothing, error, removal) => (error ? [commentsOf(removal.id)] : changed(removal)),
    }),
  }),
});

export const { useCreateProjectCommentMutation, useUpdateProjectCommentMutation, useRemoveProjectCommentMutation } =
  projectCommentsApi;
