import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CheckIcon, Icon } from '../Icon';
import * as S from './Chip.styles';

interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-pressed'> {
  children: ReactNode;
  selected: boolean;
  /** Position in the order of choice, from 1; shown instead of the check. */
  priority?: number;
}

/** A toggle in the form of a pill. */
export function Chip({ children, selected, priority, ...button }: ChipProps) {
  return (
    <S.Chip type="button" aria-pressed={selected} {...button}>
      {selected && (priority === undefined ? <Icon of={CheckIcon} size={16} strokeWidth={2.4} /> : null)}
      {selected && priority !== undefined && <S.Priority>{priority}</S.Priority>}
      <span>{children}</span>
    </S.Chip>
  );
}
