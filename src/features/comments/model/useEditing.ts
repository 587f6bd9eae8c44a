import { useRef, useState } from 'react';
import { useDraftAtOpening } from '@/shared/drafts';
import { editDraft } from './commentDrafts';
import { useCommentScope } from './commentScope';
import { type PostComment } from './postComment';
import { type WriteResult } from './useCommentWrites';

type Mode = 'reading' | 'editing' | 'saving';

/** The editing state of one comment. An unfinished edit is open again after leaving the page. */
export function useEditing({ id, content, writerId }: PostComment) {
  const { post, me, writes } = useCommentScope();
  const isOwn = writerId !== null && writerId === me;
  const waiting = useDraftAtOpening(() => (isOwn ? [editDraft(post, id)] : []));
  const [mode, setMode] = useState<Mode>(waiting ? 'editing' : 'reading');
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setMode('reading');
    // The button is mounted again only after the box is unmounted. The focus was lost with the box, unless it was moved.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) opener.current?.focus();
    });
  }

  /** Shows the new text optimistically; the box reopens with it when the server refuses. */
  async function save(edited: string): Promise<WriteResult> {
    setMode('saving');
    const result = edited === content ? 'done' : await writes.edit(id, edited);
    if (result === 'done') close();
    else setMode('editing');
    return result;
  }

  return { isOwn, mode, opener, open: () => setMode('editing'), close, save };
}
