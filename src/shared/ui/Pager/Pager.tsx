import { LIMITS } from '@contract/limits';
import { ChevronFirstIcon, ChevronLastIcon, ChevronLeftIcon, ChevronRightIcon, Icon } from '../Icon';
import { PageControl, type PageMoves } from './PageControl';
import { VisuallyHidden } from '../VisuallyHidden';
import * as S from './Pager.styles';

interface PagerProps extends PageMoves {
  /** Current page, from 1. */
  page: number;
  totalPages: number;
  /** Name of the row, where a page has two of them. */
  label?: string;
  className?: string;
}

/** First, previous, at most five numbers, next, last; says which page is shown (MEND-90). Nothing for a single page. */
export function Pager({ page, totalPages, label = '페이지', className, ...moves }: PagerProps) {
  if (totalPages <= 1) return null;
  const atStart = page <= 1;
  const atEnd = page >= totalPages;

  return (
    <S.Pager aria-label={label} className={className}>
      <PageControl page={1} label="첫 페이지" disabled={atStart} {...moves}>
        <Icon of={ChevronFirstIcon} size={18} strokeWidth={2} />
      </PageControl>
      <PageControl page={page - 1} label="이전 페이지" disabled={atStart} {...moves}>
        <Icon of={ChevronLeftIcon} size={18} strokeWidth={2} />
      </PageControl>
      {pageWindow(page, totalPages).map((number) => (
        <PageControl key={number} page={number} label={`${number}페이지`} current={number === page} {...moves}>
          {number}
        </PageControl>
      ))}
      <PageControl page={page + 1} label="다음 페이지" disabled={atEnd} {...moves}>
        <Icon of={ChevronRightIcon} size={18} strokeWidth={2} />
      </PageControl>
      <PageControl page={totalPages} label="마지막 페이지" disabled={atEnd} {...moves}>
        <Icon of={ChevronLastIcon} size={18} strokeWidth={2} />
      </PageControl>
      <VisuallyHidden aria-live="polite">
        {totalPages}페이지 중 {page}페이지
      </VisuallyHidden>
    </S.Pager>
  );
}

/** The page numbers to show, at most five, with the current one in the middle where possible. Pages count from 1. */
export function pageWindow(page: number, totalPages: number): number[] {
  const size = LIMITS.pagerWindow;
  const length = Math.min(size, totalPages);
  const latestStart = totalPages - length + 1;
  const start = Math.max(1, Math.min(page - Math.floor(size / 2), latestStart));
  return Array.from({ length }, (_, index) => start + index);
}
