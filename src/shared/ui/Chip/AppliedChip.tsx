import type { ReactNode } from 'react';
import { CloseIcon, Icon } from '../Icon';
import * as S from './Chip.styles';

interface AppliedChipProps {
  children: ReactNode;
  /** Name of the x: "온라인 필터 지우기". */
  removeLabel: string;
  onRemove: () => void;
}

/** A chosen value with a remove button. */
export function AppliedChip({ children, removeLabel, onRemove }: AppliedChipProps) {
  return (
    <S.Applied>
      {children}
      <S.Remove type="button" aria-label={removeLabel} onClick={onRemove}>
        <Icon of={CloseIcon} size={15} strokeWidth={2.4} />
      </S.Remove>
    </S.Applied>
  );
}
