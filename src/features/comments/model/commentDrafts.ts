import { type PostRef } from '@contract/post';

const target = (kind: PostRef['kind'], id: number) => `${kind}:${id}`;

/** The drafts of the three kinds of box: one below the post, one for each comment replied to or edited. */
export const commentDraft = ({ kind, id }: PostRef) => ({ form: 'comment', target: target(kind, id) });

export const replyDraft = ({ kind }: PostRef, commentId: number) => ({
  form: 'reply',
  target: target(kind, commentId),
  commentId,
});

export const editDraft = ({ kind }: PostRef, commentId: number) => ({
  form: 'commentEdit',
  target: target(kind, commentId),
});
