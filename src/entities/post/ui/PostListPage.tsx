import { type ReactNode } from 'react';
import { Pager } from '@/shared/ui/Pager';
import * as S from './PostList.styles';

export interface PageTurning {
  /** Of the shown list, from `usePagedList`. */
  listKey?: string;
  /** The previous page is shown until the requested one is loaded. */
  isStale: boolean;
  addressOf: (page: number) => string;
  prefetchPage: (page: number) => void;
  /** Called when another page is requested. */
  onTurn: () => void;
}

interface PostListPageProps extends PageTurning {
  page: number;
  totalPages: number;
  children: ReactNode;
}

/** A page of a list with its pagination. */
export function PostListPage({
  page,
  totalPages,
  listKey,
  isStale,
  addressOf,
  prefetchPage,
  onTurn,
  children,
}: PostListPageProps) {
  return (
    <>
      <S.Page key={listKey} aria-busy={isStale}>
        {children}
      </S.Page>
      <S.PagerSlot>
        <Pager page={page} totalPages={totalPages} hrefFor={addressOf} onChange={onTurn} onIntent={prefetchPage} />
      </S.PagerSlot>
    </>
  );
}
