import { Icon, type LucideIcon } from '../Icon';
import type { LinkProps } from 'react-router-dom';
import * as S from './IconButton.styles';

interface IconLinkProps extends Omit<LinkProps, 'children' | 'aria-label'> {
  /** The name of the link, in Korean. */
  label: string;
  icon: LucideIcon;
  iconSize?: number;
}

/** A 44 px square link with an icon. */
export function IconLink({ label, icon, iconSize = 20, ...link }: IconLinkProps) {
  return (
    <S.LinkControl aria-label={label} title={label} {...link}>
      <Icon of={icon} size={iconSize} />
    </S.LinkControl>
  );
}
