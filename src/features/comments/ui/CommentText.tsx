import { LinkedText } from '@/entities/post';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { useFoldedText } from '../model/useFoldedText';
import * as S from './CommentText.styles';

interface CommentTextProps {
  /** What the text is, for the name of its button: "밤산책 님의 댓글". */
  label: string;
  children: string;
}

/** The text of a comment; one of more than twelve lines is folded (MEND-62). */
export function CommentText({ label, children }: CommentTextProps) {
  const { element, isTall, isOpen, toggle, unfold } = useFoldedText();

  return (
    <>
      {/* A link that the fold hides unfolds the text when it gets the focus. */}
      <S.Content ref={element} data-folded={!isOpen || undefined} onFocus={unfold}>
        <LinkedText>{children}</LinkedText>
      </S.Content>
      {isTall && (
        <S.More type="button" aria-expanded={isOpen} onClick={toggle}>
          <VisuallyHidden>{label}</VisuallyHidden> <span>{isOpen ? '접기' : '더 보기'}</span>
        </S.More>
      )}
    </>
  );
}
