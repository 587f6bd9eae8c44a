import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { COMMENT_MESSAGES } from '@contract/comment';
import { MESSAGES } from '@contract/messages';
import { draftDropped, useDraftAtOpening } from '@/shared/drafts';
import { toast } from '@/shared/toast';
import { editDraft } from './commentDrafts';
import { useCommentScope } from './commentScope';
import { type PostComment } from './postComment';
import { type BoxResult, type WriteResult } from './useCommentWrites';

type Mode = 'reading' | 'editing' | 'saving';

/** The editing state of one comment. An unfinished edit is open again after leaving the page. */
export function useEditing({ id, content, writerId }: PostComment) {
  const { post, me, writes } = useCommentScope();
  const isOwn = writerId !== null && writerId === me;
  const waiting = useDraftAtOpening(() => (isOwn ? [editDraft(post, id)] : []));
  const [mode, setMode] = useState<Mode>(waiting ? 'editing' : 'reading');
  const [boxKey, setBoxKey] = useState(0);
  const latestBox = useRef(0);
  const opener = useRef<HTMLButtonElement>(null);
  const inFlight = useRef<Promise<WriteResult>>(null);
  const dispatch = useDispatch();

  /** Opens a new box. While the text of the former one is being saved, the new one begins with it, not with its draft. */
  function open() {
    if (mode === 'saving') dispatch(draftDropped({ ref: editDraft(post, id), owner: me }));
    latestBox.current += 1;
    setBoxKey(latestBox.current);
    setMode('editing');
  }

  function close() {
    setMode('reading');
    // The button is mounted again only after the box is unmounted. The focus was lost with the box, unless it was moved.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) opener.current?.focus();
    });
  }

  /** Of two texts in flight the earlier one might be stored last: each waits for the one before it. */
  async function sendInOrder(edited: string): Promise<WriteResult> {
    const write = () => writes.edit(id, edited);
    const sent = inFlight.current?.then(write) ?? write();
    inFlight.current = sent;
    const result = await sent;
    if (inFlight.current === sent) inFlight.current = null;
    return result;
  }

  /** Shows the new text optimistically; the box reopens with it when the server refuses, unless another one was opened. */
  async function save(edited: string): Promise<BoxResult> {
    const box = latestBox.current;
    setMode('saving');
    // An earlier text in flight may be refused: only the server knows whether this one changes anything.
    const isUnchanged = edited === content && !inFlight.current;
    const result = isUnchanged ? 'done' : await sendInOrder(edited);
    if (box !== latestBox.current) return replaced(result);
    if (result === 'done') close();
    else setMode('editing');
    return result;
  }

  return { isOwn, mode, opener, boxKey, open, close, save };
}

/** The failure of a text whose box is gone is shown by a toast. */
function replaced(result: WriteResult): BoxResult {
  const failure = result === 'offline' ? MESSAGES.poorConnection : COMMENT_MESSAGES.editFailed;
  if (result !== 'done' && result !== 'gone') toast(failure, { tone: 'error' });
  return 'replaced';
}
