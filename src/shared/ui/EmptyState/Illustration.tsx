import * as S from './EmptyState.styles';

export type IllustrationName =
  'complete' | 'error' | 'no-alarm' | 'no-comment' | 'no-eval' | 'no-portfolio' | 'no-post' | 'no-result' | 'not-found';

interface IllustrationProps {
  name: IllustrationName;
  className?: string;
}

/**
 * A drawing of 240 x 176. Decorative: the sentence below says it. It is referenced, not inlined: no byte of it is in
 * the script, and the custom properties of the page still colour it for light and dark.
 */
export function Illustration({ name, className }: IllustrationProps) {
  return (
    <S.Art viewBox="0 0 240 176" aria-hidden focusable="false" className={className}>
      <use href={`/illustrations/${name}.svg#art`} />
    </S.Art>
  );
}
