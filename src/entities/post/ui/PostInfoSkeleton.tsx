import { type ReactNode } from 'react';
import { Surface } from '@/shared/ui/pieces';
import { Skeleton } from '@/shared/ui/Skeleton';
import { Actions, Facts, Title } from './PostInfo.styles';

/** The height in px of a fact: one line, or one with small print below. */
export const FACT_HEIGHTS = { line: 24, withAside: 42.9 } as const;

interface PostInfoSkeletonProps {
  /** The heights of the facts in px. */
  facts: readonly number[];
  /** Below all of it. */
  below?: ReactNode;
}

/** The skeleton of the facts of a post. */
export function PostInfoSkeleton({ facts, below }: PostInfoSkeletonProps) {
  return (
    <Surface>
      <Title as="div">
        <Skeleton width={120} height="1lh" />
      </Title>
      <Facts as="div">
        {facts.map((height, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </Facts>
      <Actions>
        <Skeleton height={56} radius={14} />
      </Actions>
      {below}
    </Surface>
  );
}
