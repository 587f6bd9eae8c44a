import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isInterfaceFontShown, showContentFont } from '@/shared/theme';

/** Brings the font for what people typed: with the first drawing, or, where that would move the text, with the next page. */
export function ContentFont() {
  const { pathname } = useLocation();
  const first = useRef(pathname);

  useLayoutEffect(() => {
    if (pathname !== first.current || isInterfaceFontShown()) showContentFont();
  }, [pathname]);

  return null;
}
