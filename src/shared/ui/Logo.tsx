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
      <circle cx="14.5" cy="14.5" r="12.5" fill="var(--logo-circle)" />
      <rect x="14.5" y="14.5" width="23.5" height="23.5" rx="6.5" fill="var(--logo-square)" />
      <path d="M14.5 27V21A6.5 6.5 0 0 1 21 14.5H27A12.5 12.5 0 0 1 14.5 27Z" fill="var(--logo-overlap)" />
      {!symbolOnly && <Word />}
    </svg>
  );
}

function Word() {
  return (
    <g transform="translate(50 4)" fill="none" stroke="var(--text)" strokeWidth="3.9" strokeLinejoin="round">
      <path d="M17 3.95H3.95V15.05H17.3M4 9.5H16.2M24.6 1.2V17.6M58 1.2V31.9M65.2 17.3H94" />
      <rect x="5.2" y="20.6" width="19.4" height="9.4" rx="1.6" />
      <circle cx="42.3" cy="15.6" r="7.5" />
      <circle cx="79.6" cy="7" r="5.3" />
      <rect x="69.9" y="22.2" width="19.4" height="7.8" rx="1.6" />
    </g>
  );
}
