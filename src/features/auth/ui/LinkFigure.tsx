/** Circle and square joined by a line; when broken, the line is dashed and the circle pale. Decorative. */
export function LinkFigure({ isBroken = false }: { isBroken?: boolean }) {
  if (isBroken) {
    return (
      <svg viewBox="0 0 120 40" width="96" height="32" aria-hidden focusable="false">
        <circle cx="18" cy="20" r="16" style={{ fill: 'var(--border)' }} />
        <path d="M38 20h42" strokeWidth="6" strokeDasharray="6 8" style={{ stroke: 'var(--border-control)' }} />
        <rect x="84" y="4" width="32" height="32" rx="9" style={{ fill: 'var(--logo-square)' }} />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 120 40" width="96" height="32" aria-hidden focusable="false">
      <circle cx="18" cy="20" r="16" style={{ fill: 'var(--logo-circle)' }} />
      <rect x="18" y="17" width="76" height="6" style={{ fill: 'var(--text)' }} />
      <rect x="84" y="4" width="32" height="32" rx="9" style={{ fill: 'var(--logo-square)' }} />
    </svg>
  );
}
