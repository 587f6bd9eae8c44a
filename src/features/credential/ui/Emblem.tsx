import * as S from './VerdictView.styles';

const SIZE = 116;
const MIDDLE = SIZE / 2;
const RING = 48;
/** Up to this number of members every pair is connected by a line. */
const MOST = 12;

interface EmblemProps {
  members: number;
  /** All members have evaluated each other. */
  isComplete: boolean;
}

/** A circle per member, every pair connected, around a square with a check. Decorative. */
export function Emblem({ members, isComplete }: EmblemProps) {
  const count = Math.min(members, MOST);
  const radius = count > 6 ? 7 : 9.9;
  const points = Array.from({ length: count }, (_, index) => pointOf(index, count));
  const pairs = points.flatMap((from, index) => points.slice(index + 1).map((to) => `M${from}L${to}`));

  return (
    <S.Emblem viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden data-early={!isComplete || undefined}>
      <path d={pairs.join('')} />
      {points.map((point) => (
        <circle key={point} cx={point.split(' ')[0]} cy={point.split(' ')[1]} r={radius} />
      ))}
      <rect x={42.3} y={42.3} width={31.4} height={31.4} rx={8.8} />
      {isComplete && <polyline points="51.1 58.3 56 63.5 65.4 53.2" />}
    </S.Emblem>
  );
}

/** "58.0 10.0" */
function pointOf(index: number, count: number): string {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return `${(MIDDLE + RING * Math.cos(angle)).toFixed(1)} ${(MIDDLE + RING * Math.sin(angle)).toFixed(1)}`;
}
