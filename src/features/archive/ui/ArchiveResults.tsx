import { useRef } from 'react';
import { PostList } from '@/entities/post';
import { countUnit } from '@contract/envelope';
import { formatCount } from '@/shared/lib/formatCount';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { type useArchiveList } from '../model/useArchiveList';
import { ArchiveListSkeleton } from './ArchiveListSkeleton';
import { ArchivePageView } from './ArchivePageView';
import { NoArchives } from './NoArchives';

type ArchiveResultsProps = ReturnType<typeof useArchiveList> & {
  onCardIntent?: () => void;
};

/** The results: archives, the empty state, or the error state. */
export function ArchiveResults({ list, isFailed, skeletonStays, refetch, ...browsing }: ArchiveResultsProps) {
  const count = useRef<HTMLHeadingElement>(null);
  // The focus after pagination: the pressed control is far below, or has disappeared.
  const startAnew = () => count.current?.focus({ preventScroll: true });

  if (isFailed) return <FailedBlock onRetry={() => void refetch()} />;
  if (!list) return <ArchiveListSkeleton waiting={!skeletonStays} />;

  return (
    <>
      <PostList.Summary>
        {/* A live region. */}
        <PostList.Count ref={count} tabIndex={-1} aria-live="polite">
          총 <b>{formatCount(list.totalElements)}</b>
          {countUnit(list.totalElements)}의 아카이브
        </PostList.Count>
      </PostList.Summary>
      {list.totalElements === 0 ? (
        <NoArchives keyword={browsing.params.keyword} />
      ) : (
        <ArchivePageView list={list} onTurn={startAnew} {...browsing} />
      )}
    </>
  );
}
