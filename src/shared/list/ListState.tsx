import { type ReactNode } from 'react';
import { type PageInfo } from '@contract/envelope';
import { loadFailed } from '@contract/loadingTexts';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { Pager } from '@/shared/ui/Pager';
import { SkeletonRows } from '@/shared/ui/Skeleton';
import { type PageParams } from './useListParams';
import { type PagedList } from './usePagedList';
import * as S from './ListState.styles';

interface ListStateProps<Page extends PageInfo> {
  /** From `usePagedList`. */
  of: PagedList<Page>;
  /** From `useListParams`. */
  params: PageParams;
  /** Of the list, where its address goes on with the id of an element. */
  path?: string;
  /** What is listed, in the texts of the states: 회원. */
  noun: string;
  /** Rows of a height in px, six unless a count is named; or the skeleton itself, invisible while `waiting`. */
  skeleton: { height: number; count?: number } | ((waiting: boolean) => ReactNode);
  /** In place of a list without elements. */
  empty: ReactNode;
  /** Called when another page is requested. */
  onTurn?: () => void;
  /** Called before another page is requested, to prefetch it. */
  prefetchPage?: (page: number) => void;
  /** A page of the list. */
  children: (page: Page) => ReactNode;
}

/** A paged list in its state: failed, skeleton, empty, or a page of it with the pager. */
export function ListState<Page extends PageInfo>({
  of: { list, listKey, isFailed, isStale, skeletonStays, refetch },
  params,
  path,
  noun,
  skeleton,
  empty,
  onTurn,
  prefetchPage,
  children,
}: ListStateProps<Page>) {
  if (isFailed) return <FailedBlock title={loadFailed(noun)} onRetry={() => void refetch()} />;
  if (!list) {
    const waiting = !skeletonStays;
    return (
      <>
        {typeof skeleton === 'function' ? (
          skeleton(waiting)
        ) : (
          <SkeletonRows {...skeleton} noun={noun} waiting={waiting} />
        )}
        <S.PagerSlot />
      </>
    );
  }
  if (list.totalElements === 0) return empty;

  return (
    <>
      <S.Page key={listKey} aria-busy={isStale}>
        {children(list)}
      </S.Page>
      <S.PagerSlot>
        <Pager
          page={params.params.page}
          totalPages={list.totalPages}
          hrefFor={(page) => params.addressOf(page, path)}
          onChange={onTurn}
          onIntent={prefetchPage}
        />
      </S.PagerSlot>
    </>
  );
}
