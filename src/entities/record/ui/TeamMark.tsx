import { useRecordWords } from '../model/words';
import * as S from './TeamMark.styles';

/** Teams larger than this are drawn as seven dots and a number. */
const MOST_DOTS = 8;
const DOT = { first: 7, step: 19, radius: 5 };
const SQUARE = { size: 16, gap: 14 };
/** The gap in the line for the number behind the dots. */
const NUMBER = 30;

interface TeamMarkProps {
  teamSize: number;
  evaluatedMembers: number;
  /** The size of the largest team in the list: all marks have its width, so that the sentences align. */
  widest?: number;
  /** The reader is a member of the team. */
  isOwn?: boolean;
  /** Hides the sentence, which is then only the accessible name. */
  compact?: boolean;
}

/** A dot per member on a line that ends in a square, and how many have evaluated each other (D96). */
export function TeamMark({ teamSize, evaluatedMembers, widest = teamSize, isOwn, compact = false }: TeamMarkProps) {
  const isComplete = evaluatedMembers >= teamSize;
  const sentence = useRecordWords().proof(teamSize, evaluatedMembers);
  const label = compact ? { role: 'img', 'aria-label': sentence } : { 'aria-hidden': true };

  return (
    <S.Row data-early={!isComplete || undefined}>
      <svg {...label} viewBox={`0 0 ${widthOf(widest)} 20`} width={widthOf(widest)} height={20}>
        <Dots teamSize={teamSize} isComplete={isComplete} isOwn={isOwn} />
      </svg>
      {!compact && <span>{sentence}</span>}
    </S.Row>
  );
}

function Dots({ teamSize, isComplete, isOwn }: { teamSize: number; isComplete: boolean; isOwn?: boolean }) {
  const dots = dotsOf(teamSize);
  const left = squareOf(teamSize);
  const others = teamSize - dots;
  const number = (left - SQUARE.gap - NUMBER + DOT.radius + left) / 2;
  const gap = others > 0 ? `H${number - NUMBER / 2}M${number + NUMBER / 2} 10` : '';

  return (
    <>
      <path d={`M${DOT.first} 10${gap}H${left + 1}`} />
      {Array.from({ length: dots }, (_, index) => (
        <circle
          key={index}
          cx={DOT.first + index * DOT.step}
          cy="10"
          r={DOT.radius}
          data-own={isOwn && index === 0 ? true : undefined}
        />
      ))}
      {others > 0 && (
        <text x={number} y="14" textAnchor="middle">
          +{others}
        </text>
      )}
      {isComplete ? (
        <>
          <rect x={left} y="2" width={SQUARE.size} height={SQUARE.size} rx="4.5" />
          <polyline points={`${left + 4.3} 10.2 ${left + 6.9} 12.9 ${left + 11.7} 7.6`} />
        </>
      ) : (
        <rect x={left + 1.2} y="3.2" width={SQUARE.size - 2.4} height={SQUARE.size - 2.4} rx="3.8" />
      )}
    </>
  );
}

const dotsOf = (teamSize: number) => (teamSize > MOST_DOTS ? MOST_DOTS - 1 : teamSize);

/** The position of the square. */
function squareOf(teamSize: number): number {
  const lastDot = DOT.first + (dotsOf(teamSize) - 1) * DOT.step;
  return lastDot + SQUARE.gap + (teamSize > MOST_DOTS ? NUMBER : 0);
}

const widthOf = (teamSize: number) => squareOf(teamSize) + SQUARE.size + 2;
