import { type ReactNode } from 'react';
import * as S from './SkeletonContainer.styles';

interface SkeletonContainerProps {
  /** Invisible during the delay: the skeleton only reserves its space. */
  waiting?: boolean;
  children?: ReactNode;
}

/**
 * The container of a page's skeleton. At least as tall as the screen, so that the footer is not visible and shifted
 * before the page has loaded.
 */
export function SkeletonContainer({ waiting, children }: SkeletonContainerProps) {
  return <S.Room data-waiting={waiting ? true : undefined}>{children}</S.Room>;
}
