import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { COMMENT_MESSAGES } from '@contract/comment';
import { LIMITS } from '@contract/limits';
import { paths } from '@contract/paths';
import { DraftNotice, type DraftRef } from '@/shared/drafts';
import { useBackToList } from '@/shared/routes';
import { useEarlyText, useTextEditing } from '@/shared/lib/textEditing';
import { Button } from '@/shared/ui/Button';
import { FieldMessage } from '@/shared/ui/Field';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { useCommentScope } from '../model/commentScope';
import { useCommentText, type SendText } from '../model/useCommentText';
import { useScrollIntoView } from '../model/useScrollIntoView';
import { useWritingAttribute } from '../model/useWritingAttribute';
import * as S from './CommentBox.styles';

interface CommentBoxProps {
  draft: DraftRef;
  /** Accessible name of the box; visible as its placeholder unless one is given. */
  label: string;
  placeholder?: string;
  /** The edited comment; absent for a new one. */
  original?: string;
  submitLabel: string;
  /** The message under the box when the server refused the text. */
  failure: string;
  onSend: SendText;
  /** Closes a box that was opened by a button; such a box takes the focus. */
  onCancel?: () => void;
  /** Id of the text element, if the parent needs it. */
  id?: string;
}

/** Text box with counter and button; its text is a draft until the server has stored it. */
export function CommentBox({ draft, original, onSend, onCancel, failure, submitLabel, ...area }: CommentBoxProps) {
  const messageId = useId();
  const box = useCommentText({ draft, original, onSend });
  const shown = box.isSending ? '' : box.text;
  const isOpened = onCancel !== undefined;
  const mark = useWritingAttribute(isOpened || shown !== '');
  const takesFocus = isOpened && !box.isRestored;
  // On opening, scrolls to its buttons too. After a refusal the text is restored, but the page has scrolled to the optimistic comment.
  const frame = useScrollIntoView<HTMLDivElement>(box.hasFailed ? 'refused' : takesFocus && 'opened');

  function cancel() {
    box.discard();
    onCancel?.();
  }

  return (
    <S.Box ref={frame}>
      <Restored box={box} />
      <S.Frame data-failed={box.hasFailed || undefined} {...mark}>
        <Area {...area} name={draft.form} box={box} text={shown} messageId={messageId} takesFocus={takesFocus} />
        <S.Bar>
          <S.Counter text={shown} max={LIMITS.comment} />
          {onCancel && (
            <Button variant="ghost" size="small" onClick={cancel}>
              취소
            </Button>
          )}
          <SubmitButton label={submitLabel} box={box} messageId={messageId} />
        </S.Bar>
      </S.Frame>
      <Outcome id={messageId} failure={box.hasFailed ? failure : undefined} />
    </S.Box>
  );
}

type Box = ReturnType<typeof useCommentText>;

function Restored({ box }: { box: Box }) {
  if (!box.isRestored) return null;
  const notice = box.mayBePosted ? COMMENT_MESSAGES.maybePosted : undefined;
  return <DraftNotice onDiscard={box.discard}>{notice}</DraftNotice>;
}

/** Inactive if the post was deleted; the line under the box says so. */
function SubmitButton({ label, box, messageId }: { label: string; box: Box; messageId: string }) {
  const { isPostDeleted } = useCommentScope();
  const explained = isPostDeleted ? { 'aria-describedby': messageId } : { onClick: box.submit };

  return (
    <Button size="small" inactive={box.isBlank || isPostDeleted} busy={box.isSending} {...explained}>
      {label}
    </Button>
  );
}

/** The message under the box: the text was not sent, or its post was deleted, with a link to the list. */
function Outcome({ id, failure }: { id: string; failure: string | undefined }) {
  const { post, isPostDeleted } = useCommentScope();
  const list = useBackToList(post.kind === 'project' ? paths.projectList : paths.archiveList);

  return (
    <>
      <FieldMessage id={id} error={isPostDeleted ? COMMENT_MESSAGES.postDeleted : failure} live />
      {isPostDeleted && (
        <S.ListLink>
          <Button to={list} variant="line" size="small">
            {COMMENT_MESSAGES.toList}
          </Button>
        </S.ListLink>
      )}
    </>
  );
}

interface AreaProps extends Pick<CommentBoxProps, 'id' | 'label' | 'placeholder'> {
  name: string;
  box: Box;
  text: string;
  messageId: string;
  takesFocus: boolean;
}

function Area({ id: givenId, name, label, placeholder, box, text, messageId, takesFocus }: AreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const editing = useTextEditing({ onChange: box.edit, max: LIMITS.comment });
  const area = useFocusOnOpening(takesFocus);
  useEarlyText(area, text, box.edit);
  const labelled = <S.Label htmlFor={id}>{label}</S.Label>;

  return (
    <>
      {placeholder ? labelled : <VisuallyHidden>{labelled}</VisuallyHidden>}
      <S.Grow>
        <S.Mirror aria-hidden>{`${text}\u200b`}</S.Mirror>
        <S.Area
          ref={area}
          id={id}
          name={name}
          value={text}
          placeholder={placeholder ?? label}
          readOnly={box.isSending}
          aria-invalid={box.hasFailed || undefined}
          aria-describedby={messageId}
          {...editing}
        />
      </S.Grow>
    </>
  );
}

/** Moves the caret to the end of a box that was just opened; a restored one does not take the focus. */
function useFocusOnOpening(isWanted: boolean) {
  const area = useRef<HTMLTextAreaElement>(null);
  const focus = useEffectEvent(() => {
    if (!isWanted) return;
    const end = area.current?.value.length ?? 0;
    area.current?.focus();
    area.current?.setSelectionRange(end, end);
  });

  useEffect(() => {
    focus();
  }, []);
  return area;
}
