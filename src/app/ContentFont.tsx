import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isInterfaceFontShown, showContentFont } from '@/shared/theme';

/** Loads the content font: with the first render, or, where that would shift text, for the next page. */
export function ContentFont() {
  const { pathname } = useLocation();
  const first = useRef(pathname);

  useLayoutEffect(() => {
    if (pathname !== first.current || isInterfaceFontShown()) showContentFont();
  }, [pathname]);

  return null;
}
