import { useRef } from 'react';
import { PostList } from '@/entities/post';
import { countUnit } from '@contract/envelope';
import { formatCount } from '@/shared/lib/formatCount';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { LoadingText } from '@/shared/ui/Skeleton';
import { type useProjectList } from '../model/useProjectList';
import { ListOrder } from './ListOrder';
import { NoProjects } from './NoProjects';
import { ProjectListSkeleton } from './ProjectListSkeleton';
import { ProjectPageView } from './ProjectPageView';

type ProjectResultsProps = ReturnType<typeof useProjectList> & {
  onCardIntent?: () => void;
};

/** The results: posts, the empty state, or the error state. */
export function ProjectResults({ list, isFailed, skeletonStays, refetch, ...browsing }: ProjectResultsProps) {
  const count = useRef<HTMLHeadingElement>(null);
  // The focus after pagination: the pressed control is far below, or has disappeared.
  const startAnew = () => count.current?.focus({ preventScroll: true });

  if (isFailed) return <FailedBlock onRetry={() => void refetch()} />;

  return (
    <>
      <PostList.Summary>
        {list ? (
          // A live region.
          <PostList.Count ref={count} tabIndex={-1} aria-live="polite">
            총 <b>{formatCount(list.totalElements)}</b>
            {countUnit(list.totalElements)}의 프로젝트
          </PostList.Count>
        ) : (
          skeletonStays && <LoadingText />
        )}
        <ListOrder {...browsing} />
      </PostList.Summary>
      {!list && <ProjectListSkeleton waiting={!skeletonStays} />}
      {list?.totalElements === 0 && <NoProjects {...browsing} />}
      {list && list.totalElements > 0 && <ProjectPageView list={list} onTurn={startAnew} {...browsing} />}
    </>
  );
}
