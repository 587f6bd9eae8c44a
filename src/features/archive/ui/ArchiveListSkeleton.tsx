import { LIMITS } from '@contract/limits';
import { ArchiveCardSkeleton, ArchiveGrid } from '@/entities/archive';
import { PostList } from '@/entities/post';
import { SkeletonContainer, LoadingText } from '@/shared/ui/Skeleton';

const INDEXES = Array.from({ length: LIMITS.archivePageSize }, (_, index) => index);

interface ArchiveListSkeletonProps {
  /** Invisible during the delay. */
  waiting: boolean;
}

/** The skeleton of the list, in the same layout. */
export function ArchiveListSkeleton({ waiting }: ArchiveListSkeletonProps) {
  return (
    <SkeletonContainer waiting={waiting}>
      <PostList.Summary>
        <LoadingText />
      </PostList.Summary>
      <ArchiveGrid aria-hidden>
        {INDEXES.map((index) => (
          <li key={index}>
            <ArchiveCardSkeleton />
          </li>
        ))}
      </ArchiveGrid>
    </SkeletonContainer>
  );
}
