import { Icon, type IconShape } from '../Icon';
import type { LinkProps } from '../Link';
import * as S from './IconButton.styles';

interface IconLinkProps extends Omit<LinkProps, 'children' | 'aria-label'> {
  /** The name of the link, in Korean. */
  label: string;
  icon: IconShape;
  iconSize?: number;
}

/** A 44 px square link drawn as an icon. */
export function IconLink({ label, icon, iconSize = 20, ...link }: IconLinkProps) {
  return (
    <S.LinkControl aria-label={label} title={label} {...link}>
      <Icon of={icon} size={iconSize} />
    </S.LinkControl>
  );
}
