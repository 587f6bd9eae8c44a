import { useState } from 'react';
import { toStoredText } from '@contract/text';
import { useDraft, type DraftRef } from '@/shared/drafts';
import { randomUuid } from '@/shared/lib/randomUuid';
import { useMembersOnly } from '@/shared/session';
import { anchorOf, NEW_COMMENT_ID } from './postComment';
import { type BoxResult } from './useCommentWrites';

interface CommentText {
  draft: DraftRef;
  /** The comment edited or replied to; absent for a comment on the post. */
  commentId?: number;
  /** The edited comment; absent for a new one. */
  original?: string;
  onSend: SendText;
}

type Failure = 'refused' | 'unknown' | 'offline';

const failureOf = (result: BoxResult): Failure => (result === 'unknown' || result === 'offline' ? result : 'refused');

/** Sends a text under its idempotency key, which edits ignore. */
export type SendText = (content: string, key: string) => Promise<BoxResult>;

/**
 * The text of one box: a draft until the server has stored it, restored after a refusal (PCOM-19, 20). While the request
 * is in flight the draft has the idempotency key too, so that a reloaded page sends the same one.
 */
export function useCommentText({ draft: ref, commentId, original = '', onSend }: CommentText) {
  const { draft, keepDraft, dropDraft } = useDraft(ref);
  const kept = draft?.['text'];
  const [text, setText] = useState(typeof kept === 'string' ? kept : original);
  const [wasSent] = useState(original === '' && typeof draft?.['key'] === 'string');
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [state, setState] = useState<'writing' | 'sending' | Failure>('writing');
  const [isGone, setGone] = useState(false);
  const asMember = useMembersOnly(`#${commentId === undefined ? NEW_COMMENT_ID : anchorOf(commentId)}`);
  const content = toStoredText(text);
  const isBlank = content === '';

  function edit(next: string) {
    setText(next);
    setState('writing');
    if (toStoredText(next) === toStoredText(original)) dropDraft();
    else keepDraft({ text: next });
  }

  function discard() {
    setText(original);
    setRestored(false);
    dropDraft();
  }

  async function send() {
    const key = typeof draft?.['key'] === 'string' ? draft['key'] : randomUuid();
    setState('sending');
    keepDraft({ text, key });
    const result = await onSend(content, key);
    if (result === 'replaced') return;
    setState(result === 'done' ? 'writing' : failureOf(result));
    if (result === 'done') discard();
    if (result === 'gone') setGone(true);
    if (result === 'refused' || result === 'gone') keepDraft({ text });
  }

  return {
    text,
    edit,
    discard,
    isRestored,
    /** The restored text was being sent when the page was left: it may have been posted. */
    mayBePosted: isRestored && wasSent && draft?.['key'] !== undefined,
    isBlank,
    isSending: state === 'sending',
    hasFailed: state !== 'writing' && state !== 'sending',
    isOffline: state === 'offline',
    /** A new comment without a clear response: sending it again posts it once. */
    maybeSent: state === 'unknown' && original === '',
    /** The comment edited or replied to was deleted. */
    isGone,
    submit: () => {
      if (!isBlank && state !== 'sending') asMember(() => void send());
    },
  };
}
