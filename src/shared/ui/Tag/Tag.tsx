import type { ReactNode } from 'react';
import { Icon, type LucideIcon } from '../Icon';
import * as S from './Tag.styles';

interface TagProps {
  children: ReactNode;
  tone?: S.TagTone;
  large?: boolean;
  icon?: LucideIcon;
  className?: string;
}

/** A small static label. */
export function Tag({ children, tone = 'gray', large = false, icon, className }: TagProps) {
  return (
    <S.Tag tone={tone} large={large} className={className}>
      {icon && <Icon of={icon} size={14} />}
      <span>{children}</span>
    </S.Tag>
  );
}
