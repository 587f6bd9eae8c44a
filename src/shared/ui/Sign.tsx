import { type ReactNode } from 'react';
import { Icon, type LucideIcon } from './Icon';
import * as S from './Sign.styles';

export interface SignProps {
  icon?: LucideIcon;
  /** Apricot and round for members, pine and square for work, grey for deleted items. */
  tone: 'apricot' | 'pine' | 'gray';
  /** Instead of an icon. */
  children?: ReactNode;
}

/** The icon of a list row, 44 px. Decorative. */
export function Sign({ icon, tone, children }: SignProps) {
  return <S.Sign data-tone={tone}>{icon ? <Icon of={icon} /> : children}</S.Sign>;
}
