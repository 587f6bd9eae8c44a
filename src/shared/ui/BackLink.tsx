import { ArrowLeftIcon, Icon } from './Icon';
import type { LinkProps } from 'react-router-dom';
import * as S from './BackLink.styles';

/** The back link above a page's title: an arrow and the name of its target. */
export function BackLink({ children, ...link }: LinkProps) {
  return (
    <S.Back {...link}>
      <Icon of={ArrowLeftIcon} size={18} />
      {children}
    </S.Back>
  );
}
