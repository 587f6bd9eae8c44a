import { type ReactNode } from 'react';
import * as S from './SkeletonContainer.styles';

interface SkeletonContainerProps {
  /** The answer may still come so soon that nothing needs to be drawn: the skeleton keeps its place unseen. */
  waiting?: boolean;
  children?: ReactNode;
}

/**
 * Where the skeleton of a page stands. As tall as the screen at least: the footer is below it and does not come into sight
 * before the page is there, to be pushed out again.
 */
export function SkeletonContainer({ waiting, children }: SkeletonContainerProps) {
  return <S.Room data-waiting={waiting ? true : undefined}>{children}</S.Room>;
}
