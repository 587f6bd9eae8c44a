import type { ReactNode } from 'react';
import * as S from './Pager.styles';

export interface PageMoves {
  onChange?: (page: number) => void;
  /** Address of a page; with it the pager is made of links. */
  hrefFor?: (page: number) => string;
  /** The pointer is over a page, or it has the focus: time to prefetch. */
  onIntent?: (page: number) => void;
}

interface PageControlProps extends PageMoves {
  page: number;
  label?: string;
  current?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** One square of the pager: a link where pages have addresses, else a button. */
export function PageControl({
  page,
  label,
  current,
  disabled,
  children,
  onChange,
  hrefFor,
  onIntent,
}: PageControlProps) {
  const shared = {
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    onClick: () => onChange?.(page),
    onPointerEnter: () => onIntent?.(page),
    onFocus: () => onIntent?.(page),
  };

  if (hrefFor && !disabled) {
    return (
      <S.PageLink to={hrefFor(page)} {...shared}>
        {children}
      </S.PageLink>
    );
  }
  return (
    <S.PageButton type="button" disabled={disabled} {...shared}>
      {children}
    </S.PageButton>
  );
}
