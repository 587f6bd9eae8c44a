import { loading } from '@contract/loadingTexts';
import { Stack } from '../pieces';
import { LoadingText } from './LoadingText';
import { Skeleton } from './Skeleton';
import { SkeletonContainer } from './SkeletonContainer';

interface SkeletonRowsProps {
  /** What is loading: 회원. */
  noun: string;
  /** Height of a row, in px. */
  height: number;
  /** How many rows. */
  count?: number;
  /** Invisible during the delay. */
  waiting?: boolean;
}

/** The skeleton of a list of rows. */
export function SkeletonRows({ noun, height, count = 6, waiting }: SkeletonRowsProps) {
  return (
    <SkeletonContainer waiting={waiting}>
      <LoadingText>{loading(noun)}</LoadingText>
      <Stack gap={2}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} height={height} radius={12} />
        ))}
      </Stack>
    </SkeletonContainer>
  );
}
