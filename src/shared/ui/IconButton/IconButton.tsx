import type { ComponentPropsWithRef } from 'react';
import { Icon, type LucideIcon } from '../Icon';
import * as S from './IconButton.styles';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The name of the control, in Korean. */
  label: string;
  icon: LucideIcon;
  iconSize?: number;
}

/** A 44 px square button with an icon. */
export function IconButton({ label, icon, iconSize = 20, ...button }: IconButtonProps) {
  return (
    <S.Control type="button" aria-label={label} title={label} {...button}>
      <Icon of={icon} size={iconSize} />
    </S.Control>
  );
}
