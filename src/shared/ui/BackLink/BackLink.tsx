import { ArrowLeftIcon, Icon } from '../Icon';
import type { LinkProps } from 'react-router-dom';
import * as S from './BackLink.styles';

/** The way back, above a page's title: arrow and the name of where it leads. */
export function BackLink({ children, ...link }: LinkProps) {
  return (
    <S.Back {...link}>
      <Icon of={ArrowLeftIcon} size={18} />
      {children}
    </S.Back>
  );
}
