import { useState } from 'react';
import { toStoredText } from '@contract/text';
import { useDraft, type DraftRef } from '@/shared/drafts';
import { useMembersOnly } from '@/shared/session';

interface CommentText {
  draft: DraftRef;
  /** What is edited; left out where something new is written. */
  original?: string;
  /** Sends it; true when the server took it. */
  onSend: (content: string) => Promise<boolean>;
}

/** The text of one box: kept as a draft until the server has it, still there when the server refuses (PCOM-19, 20). */
export function useCommentText({ draft: ref, original = '', onSend }: CommentText) {
  const { draft, keepDraft, dropDraft } = useDraft(ref);
  const kept = draft?.['text'];
  const [text, setText] = useState(typeof kept === 'string' ? kept : original);
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [state, setState] = useState<'writing' | 'sending' | 'failed'>('writing');
  const asMember = useMembersOnly();
  const content = toStoredText(text);
  const isBlank = content === '';

  function edit(next: string) {
    setText(next);
    setState('writing');
    if (next === original) dropDraft();
    else keepDraft({ text: next });
  }

  function discard() {
    setText(original);
    setRestored(false);
    dropDraft();
  }

  async function send() {
    setState('sending');
    const isSent = await onSend(content);
    setState(isSent ? 'writing' : 'failed');
    if (isSent) discard();
  }

  return {
    text,
    edit,
    discard,
    isRestored,
    isBlank,
    isSending: state === 'sending',
    hasFailed: state === 'failed',
    submit: () => {
      if (!isBlank && state !== 'sending') asMember(() => void send());
    },
  };
}
