import { type ReactNode } from 'react';
import { type space } from '@/shared/theme';
import * as S from './Stack.styles';

interface StackProps {
  /** A step of the space scale. */
  gap: keyof typeof space;
  children: ReactNode;
}

/** Children one below the other. */
export function Stack({ gap, children }: StackProps) {
  return <S.Column data-gap={gap}>{children}</S.Column>;
}
