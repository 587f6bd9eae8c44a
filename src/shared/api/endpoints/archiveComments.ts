import { type ArchiveDetail } from '@contract/archive';
import { IDEMPOTENCY_KEY_HEADER, type ArchiveComment } from '@contract/comment';
import { type Envelope } from '@contract/envelope';
import { pendingComment } from '../pendingComment';
import { showEditedComment, showNewComment, showRemovedComment } from '../optimisticComments';
import { afterSuccess, countTag, postTag } from '../tags';
import { archiveApi, type ArchiveId } from './archive';

interface NewComment {
  id: ArchiveId;
  content: string;
  /** Names this text to the server: sent again with the same key it is not posted twice (F16). */
  key: string;
  /** Who writes, by nickname: the server wants to hear it again (spec §7). */
  writer: string;
  /** The comment answered; left out for a comment on the archive. */
  parentId?: number;
}

interface CommentEdit {
  id: ArchiveId;
  commentId: number;
  content: string;
  writer: string;
}

type CommentRemoval = Pick<CommentEdit, 'id' | 'commentId'>;
type Change = (comments: ArchiveDetail['comments']) => void;

const showIn = (id: ArchiveId, change: Change) =>
  archiveApi.util.updateQueryData('getArchive', id, ({ comments }) => change(comments));
const commentsOf = (id: ArchiveId) => postTag('Comment', { kind: 'archive', id });

/** The archive's comments, and every list that counts them: nothing else is asked for again. */
const changed = ({ id }: { id: ArchiveId }) => [commentsOf(id), countTag('Comment', 'archive')];

/** Comments of an archive, each write shown at once and taken back when the server refuses it. */
const archiveCommentsApi = archiveApi.injectEndpoints({
  endpoints: (build) => ({
    createArchiveComment: build.mutation<ArchiveComment, NewComment>({
      query: ({ id, key, ...body }) => ({
        url: `/archive/${id}/comments`,
        method: 'POST',
        headers: { [IDEMPOTENCY_KEY_HEADER]: key },
        body,
      }),
      transformResponse: ({ data }: Envelope<ArchiveComment>) => data,
      async onQueryStarted({ id, content, parentId = null }, { dispatch, getState, queryFulfilled: answer }) {
        const createdDateTime = new Date().toISOString();
        const pending = { ...pendingComment(content, getState()), createdDateTime, parentId };
        await showNewComment((change) => dispatch(showIn(id, change)), { pending, parentId, answer });
      },
      invalidatesTags: afterSuccess(changed),
    }),

    updateArchiveComment: build.mutation<ArchiveComment, CommentEdit>({
      query: ({ id, commentId, ...body }) => ({ url: `/archive/${id}/comments/${commentId}`, method: 'PUT', body }),
      transformResponse: ({ data }: Envelope<ArchiveComment>) => data,
      async onQueryStarted({ id, commentId, content }, { dispatch, queryFulfilled: answer }) {
        await showEditedComment((change: Change) => dispatch(showIn(id, change)), { commentId, content, answer });
      },
      invalidatesTags: afterSuccess(changed),
    }),

    removeArchiveComment: build.mutation<null, CommentRemoval>({
      query: ({ id, commentId }) => ({ url: `/archive/${id}/comments/${commentId}`, method: 'DELETE' }),
      transformResponse: ({ data }: Envelope<null>) => data,
      async onQueryStarted({ id, commentId }, { dispatch, queryFulfilled: answer }) {
        await showRemovedComment((change: Change) => dispatch(showIn(id, change)), { commentId, answer });
      },
      // A refused removal means that the comment is not what is shown, so the archive is asked for either way.
      invalidatesTags: (_nothing, error, removal) => (error ? [commentsOf(removal.id)] : changed(removal)),
    }),
  }),
});

export const { useCreateArchiveCommentMutation, useUpdateArchiveCommentMutation, useRemoveArchiveCommentMutation } =
  archiveCommentsApi;
