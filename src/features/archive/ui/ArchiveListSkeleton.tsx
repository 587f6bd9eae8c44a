import { LIMITS } from '@contract/limits';
import { ArchiveCardSkeleton, ArchiveGrid } from '@/entities/archive';
import { PostList } from '@/entities/post';
import { SkeletonContainer, LoadingText } from '@/shared/ui/Skeleton';

const PLACES = Array.from({ length: LIMITS.archivePageSize }, (_, place) => place);

interface ArchiveListSkeletonProps {
  /** The answer may still come so soon that nothing needs to be drawn. */
  waiting: boolean;
}

/** The list on its way, in the boxes it will have. */
export function ArchiveListSkeleton({ waiting }: ArchiveListSkeletonProps) {
  return (
    <SkeletonContainer waiting={waiting}>
      <PostList.Summary>
        <LoadingText />
      </PostList.Summary>
      <ArchiveGrid aria-hidden>
        {PLACES.map((place) => (
          <li key={place}>
            <ArchiveCardSkeleton />
          </li>
        ))}
      </ArchiveGrid>
      <PostList.PagerSlot />
    </SkeletonContainer>
  );
}
