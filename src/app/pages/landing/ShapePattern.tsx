type Kind = 'bar' | 'line' | 'ring' | 'disc' | 'square' | 'quarter';
type Cell = readonly [kind: Kind, color: string, inner?: string];

const APRICOT = 'var(--logo-circle)';
const SUN = 'var(--star)';
const PINE = 'var(--logo-square)';
const LEAF = 'var(--success)';
const MOSS = 'var(--primary-hover)';
const MINT = 'var(--il-pine2)';
const NIGHT = 'var(--logo-overlap)';

const COLUMNS = 7;
const EDGE = 84;

/** Row by row, circles, squares and the lines that join them. */
const CELLS: readonly Cell[] = [
  ['bar', APRICOT], ['ring', MOSS], ['ring', MINT], ['ring', APRICOT], ['ring', PINE], ['disc', PINE], ['ring', MOSS],
  ['disc', SUN], ['square', MINT], ['square', PINE, NIGHT], ['square', MOSS, MINT], ['square', MINT, MOSS], ['disc', LEAF], ['bar', LEAF],
  ['square', APRICOT, MINT], ['quarter', APRICOT], ['bar', LEAF], ['square', SUN, LEAF], ['square', SUN, LEAF], ['bar', APRICOT], ['bar', SUN],
  ['line', LEAF], ['square', APRICOT, PINE], ['square', SUN, NIGHT], ['ring', APRICOT], ['line', SUN], ['square', APRICOT], ['disc', APRICOT],
  ['square', LEAF, NIGHT], ['quarter', APRICOT], ['square', APRICOT, SUN], ['disc', MINT], ['quarter', APRICOT], ['line', APRICOT], ['square', LEAF, PINE],
]; // prettier-ignore

/** The product's three shapes as a pattern; decorative. */
export function ShapePattern() {
  return (
    <svg viewBox="0 0 588 420" preserveAspectRatio="xMaxYMid slice" aria-hidden focusable="false">
      {CELLS.map((cell, index) => (
        <g key={index} transform={`translate(${(index % COLUMNS) * EDGE} ${Math.floor(index / COLUMNS) * EDGE})`}>
          <Shape cell={cell} />
        </g>
      ))}
    </svg>
  );
}

function Shape({ cell: [kind, color, inner] }: { cell: Cell }) {
  switch (kind) {
    case 'bar':
      return <rect x="35" width="14" height="84" fill={color} />;
    case 'line':
      return <rect y="35" width="84" height="14" fill={color} />;
    case 'ring':
      return <circle cx="42" cy="42" r="32" fill="none" stroke={color} strokeWidth="14" />;
    case 'disc':
      return <circle cx="42" cy="42" r="39" fill={color} />;
    case 'quarter':
      return <path d="M3 81V3A78 78 0 0 1 81 81z" fill={color} />;
    case 'square':
      return (
        <>
          <rect x="3" y="3" width="78" height="78" rx="20" fill={color} />
          {inner && <circle cx="42" cy="42" r="24" fill={inner} />}
        </>
      );
  }
}
