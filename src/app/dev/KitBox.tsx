import type { ReactNode } from 'react';
import * as S from './kit.styles';

interface KitBoxProps {
  title: string;
  /** Both columns. */
  wide?: boolean;
  children: ReactNode;
}

/** One titled panel of the kit page. */
export function KitBox({ title, wide, children }: KitBoxProps) {
  return (
    <S.Box data-wide={wide ? true : undefined}>
      <h2>{title}</h2>
      {children}
    </S.Box>
  );
}
