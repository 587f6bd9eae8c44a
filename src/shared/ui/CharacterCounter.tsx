import { countCharacters } from '@contract/text';
import { VisuallyHidden } from './VisuallyHidden';
import * as S from './CharacterCounter.styles';

interface CharacterCounterProps {
  text: string;
  max: number;
  className?: string;
}

const TELL_FROM = 0.9;

/** The number of characters and the limit, in code points. Red at the limit; announced politely from 90 % on. */
export function CharacterCounter({ text, max, className }: CharacterCounterProps) {
  const count = countCharacters(text);
  const near = count >= max * TELL_FROM;

  return (
    <S.Counter data-full={count >= max || undefined} className={className}>
      <span aria-hidden>
        <b>{count}</b>/{max}
      </span>
      <VisuallyHidden aria-live="polite">{near ? `${count}/${max}자` : ''}</VisuallyHidden>
    </S.Counter>
  );
}
