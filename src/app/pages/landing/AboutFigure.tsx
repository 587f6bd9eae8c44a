import { type Summary } from '@contract/summary';
import { useGetSummaryQuery } from '@/shared/api';
import * as S from './AboutSection.styles';
import { countLabel } from './countLabel';

interface Part {
  of: keyof Summary;
  /** The text of the shape when its count is not shown. */
  word: string;
  label: string;
  /** The horizontal centre of its text. */
  x: number;
  ink: string;
}

const PARTS: readonly Part[] = [
  { of: 'members', word: '사람', label: '함께하는 사람', x: 124, ink: 'var(--on-accent)' },
  { of: 'openProjects', word: '이음', label: '모집 중', x: 293, ink: 'var(--on-media)' },
  { of: 'archives', word: '이야기', label: '끝까지 남은 이야기', x: 490, ink: 'var(--on-media)' },
];

/** The number of digits that fit into the overlap at full size. */
const SHORT = 3;

/** The enlarged logo whose shapes show the counts, from ten on (D119). */
export function AboutFigure() {
  const { data } = useGetSummaryQuery();
  const counted = PARTS.map((part) => ({ ...part, count: countLabel(data?.[part.of]) }));
  const counts = counted.flatMap(({ label, count }) => (count ? `${label} ${count}` : []));

  return (
    <S.Figure viewBox="0 0 640 340" role="img" aria-label={['사람과 이야기가 겹친 자리, 이음', ...counts].join(', ')}>
      <clipPath id="story-square">
        <rect x="245" y="8" width="395" height="324" rx="90" />
      </clipPath>
      <circle cx="170" cy="170" r="170" fill="var(--logo-circle)" />
      <rect x="245" y="8" width="395" height="324" rx="90" fill="var(--logo-square)" />
      <circle cx="170" cy="170" r="170" fill="var(--logo-overlap)" clipPath="url(#story-square)" />
      {counted.map((part) => (
        <PartWords key={part.of} {...part} />
      ))}
    </S.Figure>
  );
}

function PartWords({ of: kind, word, label, count, x, ink }: Part & { count: string | undefined }) {
  if (!count) {
    return (
      <S.Word x={x} y="180" fill={ink}>
        {word}
      </S.Word>
    );
  }
  return (
    <g fill={ink}>
      <S.Count x={x} y="172" data-long={(kind === 'openProjects' && count.length > SHORT) || undefined}>
        {count}
      </S.Count>
      <S.CountLabel x={x} y="212">
        {label}
      </S.CountLabel>
    </g>
  );
}
