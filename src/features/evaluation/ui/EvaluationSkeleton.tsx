import { SkeletonContainer, LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import * as S from './TeamEvaluation.styles';

const CARDS = [96, 640, 96];

interface EvaluationSkeletonProps {
  /** The answer may still come so soon that nothing needs to be drawn. */
  waiting: boolean;
}

/** The cards of the team, on their way. */
export function EvaluationSkeleton({ waiting }: EvaluationSkeletonProps) {
  return (
    <SkeletonContainer waiting={waiting}>
      <S.Awaited>
        <LoadingText />
        {CARDS.map((height, place) => (
          <Skeleton key={place} height={height} radius={24} />
        ))}
      </S.Awaited>
    </SkeletonContainer>
  );
}
