import { type RefObject, useId } from 'react';
import { COMMENT_MESSAGES } from '@contract/comment';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { paths } from '@contract/paths';
import { DraftNotice, type DraftRef } from '@/shared/drafts';
import { useBackToList } from '@/shared/routes';
import { useEarlyText, useTextEditing } from '@/shared/lib/textEditing';
import { Button } from '@/shared/ui/Button';
import { FieldMessage } from '@/shared/ui/Field';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Row } from '@/shared/ui/pieces';
import { useAreaFocus } from '../model/useAreaFocus';
import { useCommentScope } from '../model/commentScope';
import { useCommentText, type SendText } from '../model/useCommentText';
import { useDeletedComment } from '../model/useDeletedComment';
import { useScrollIntoView } from '../model/useScrollIntoView';
import { useWritingAttribute } from '../model/useWritingAttribute';
import * as S from './CommentBox.styles';

interface CommentBoxProps {
  draft: DraftRef;
  /** The comment edited or replied to; absent for a comment on the post. */
  commentId?: number;
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
export function CommentBox({
  draft,
  commentId,
  original,
  onSend,
  onCancel,
  failure,
  submitLabel,
  ...texts
}: CommentBoxProps) {
  const messageId = useId();
  const box = useCommentText({ draft, commentId, original, onSend });
  const shown = box.isSending ? '' : box.text;
  const isOpened = onCancel !== undefined;
  const mark = useWritingAttribute(isOpened || shown !== '');
  const takesFocus = isOpened && !box.isRestored;
  // On opening, scrolls to its buttons too. After a refusal the text is restored, but the page has scrolled to the optimistic comment.
  const frame = useScrollIntoView<HTMLDivElement>(box.hasFailed ? 'refused' : takesFocus && 'opened');
  const area = useAreaFocus({ box: frame, takesFocus, isBackAfterRefusal: isOpened && box.hasFailed });
  useDeletedComment(commentId, box.isGone);

  function cancel() {
    box.discard();
    onCancel?.();
  }

  function discard() {
    box.discard();
    area.current?.focus();
  }

  return (
    <S.Box ref={frame}>
      <Restored box={box} onDiscard={discard} />
      <S.Frame data-failed={box.hasFailed || undefined} {...mark}>
        <Area {...texts} area={area} name={draft.form} box={box} text={shown} messageId={messageId} />
        <Row gap={2}>
          <S.Counter text={shown} max={LIMITS.comment} />
          {onCancel && (
            <Button variant="ghost" size="small" onClick={cancel}>
              취소
            </Button>
          )}
          <SubmitButton label={submitLabel} box={box} messageId={messageId} />
        </Row>
      </S.Frame>
      <Outcome id={messageId} box={box} failure={failure} />
    </S.Box>
  );
}

type Box = ReturnType<typeof useCommentText>;

function Restored({ box, onDiscard }: { box: Box; onDiscard: () => void }) {
  if (!box.isRestored) return null;
  const notice = box.mayBePosted ? COMMENT_MESSAGES.maybePosted : undefined;
  return <DraftNotice onDiscard={onDiscard}>{notice}</DraftNotice>;
}

/** Inactive if the post or the comment was deleted; the line under the box says so. */
function SubmitButton({ label, box, messageId }: { label: string; box: Box; messageId: string }) {
  const { isPostDeleted } = useCommentScope();
  const isDeleted = isPostDeleted || box.isGone;
  const explained = isDeleted ? { 'aria-describedby': messageId } : { onClick: box.submit };

  return (
    <Button size="small" inactive={box.isBlank || isDeleted} busy={box.isSending} {...explained}>
      {label}
    </Button>
  );
}

/** The message under the box: the text was not sent, or its post or comment was deleted; for a post with a link to the list. */
function Outcome({ id, box, failure }: { id: string; box: Box; failure: string }) {
  const { post, isPostDeleted } = useCommentScope();
  const list = useBackToList(post.kind === 'project' ? paths.projectList : paths.archiveList);

  function messageOf() {
    if (isPostDeleted) return COMMENT_MESSAGES.postDeleted;
    if (box.isGone) return COMMENT_MESSAGES.commentDeleted;
    if (box.isOffline) return MESSAGES.poorConnection;
    if (box.maybeSent) return COMMENT_MESSAGES.maybePosted;
    return box.hasFailed ? failure : undefined;
  }

  return (
    <>
      <FieldMessage id={id} error={messageOf()} live />
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
  area: RefObject<HTMLTextAreaElement | null>;
}

function Area({ id: givenId, name, label, placeholder, box, text, messageId, area }: AreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const editing = useTextEditing({ onChange: box.edit, max: LIMITS.comment });
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
