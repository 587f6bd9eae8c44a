import { type ReactNode } from 'react';
import * as S from './LoadingRoom.styles';

interface LoadingRoomProps {
  /** The answer may still come so soon that nothing needs to be drawn: the skeleton keeps its place unseen. */
  waiting?: boolean;
  children?: ReactNode;
}

/**
 * Where the skeleton of a page stands. As tall as the screen at least: the footer is below it and does not come into sight
 * before the page is there, to be pushed out again.
 */
export function LoadingRoom({ waiting, children }: LoadingRoomProps) {
  return <S.Room data-waiting={waiting ? true : undefined}>{children}</S.Room>;
}
