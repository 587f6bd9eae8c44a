import { LOGO } from '@contract/drawings/logo';
import { drawShape } from '../Drawing';

interface LogoProps {
  /** Height in px: the lock-up from 20, the symbol from 16. */
  height?: number;
  symbolOnly?: boolean;
  className?: string;
}

const RATIO = 146 / 40;

/** Circle and square joined, with the word beside them. Drawn in tokens, so it follows light and dark. */
export function Logo({ height = 32, symbolOnly = false, className }: LogoProps) {
  return (
    <svg
      className={className}
      viewBox={symbolOnly ? '0 0 40 40' : '0 0 146 40'}
      width={symbolOnly ? height : height * RATIO}
      height={height}
      aria-hidden
      focusable="false"
    >
      {(symbolOnly ? LOGO.symbol : LOGO.whole).map(drawShape)}
    </svg>
  );
}
