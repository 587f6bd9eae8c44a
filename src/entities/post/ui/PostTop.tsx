import { type ReactNode } from 'react';
import * as S from './PostTop.styles';

interface PostTopProps {
  /** The link back to the list. */
  back: ReactNode;
  /** Actions on the whole post; sharing comes last. */
  children?: ReactNode;
}

/** The row above a post. */
export function PostTop({ back, children }: PostTopProps) {
  return (
    <S.Top>
      {back}
      <S.Tools>{children}</S.Tools>
    </S.Top>
  );
}
