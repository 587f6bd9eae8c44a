import { SkeletonContainer, LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import { Stack } from '@/shared/ui/pieces';

const CARDS = [96, 640, 96];

interface EvaluationSkeletonProps {
  /** Invisible during the delay. */
  waiting: boolean;
}

/** The skeleton of the team's cards. */
export function EvaluationSkeleton({ waiting }: EvaluationSkeletonProps) {
  return (
    <SkeletonContainer waiting={waiting}>
      <Stack gap={3}>
        <LoadingText />
        {CARDS.map((height, index) => (
          <Skeleton key={index} height={height} radius={24} />
        ))}
      </Stack>
    </SkeletonContainer>
  );
}
