import { type ReactNode } from 'react';
import { Icon, type LucideIcon } from '../Icon';
import * as S from './Sign.styles';

export interface SignProps {
  icon?: LucideIcon;
  /** Members are round and apricot, work is square and pine, deleted things grey. */
  tone: 'apricot' | 'pine' | 'gray';
  /** Instead of an icon. */
  children?: ReactNode;
}

/** What a line is about, 44 px, at its start. Decorative. */
export function Sign({ icon, tone, children }: SignProps) {
  return <S.Sign data-tone={tone}>{icon ? <Icon of={icon} /> : children}</S.Sign>;
}
