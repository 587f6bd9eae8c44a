import * as S from './EmptyState.styles';

export type IllustrationName =
  'complete' | 'error' | 'no-alarm' | 'no-comment' | 'no-eval' | 'no-portfolio' | 'no-post' | 'no-result' | 'not-found';

interface IllustrationProps {
  name: IllustrationName;
  className?: string;
}

/**
 * An illustration of 240 x 176. Decorative: the text below has its meaning. Referenced and not inlined: it adds nothing
 * to the script, and the custom properties of the page colour it for light and dark.
 */
export function Illustration({ name, className }: IllustrationProps) {
  return (
    <S.Art viewBox="0 0 240 176" aria-hidden focusable="false" className={className}>
      <use href={`/illustrations/${name}.svg#art`} />
    </S.Art>
  );
}
