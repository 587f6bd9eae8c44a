import { useLayoutEffect, useRef } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, GripIcon, Icon } from '../Icon';
import * as S from './OrderedTiles.styles';

interface MoveToolsProps {
  name: string;
  index: number;
  last: number;
  onStep: (from: number, to: number) => void;
}

/** Buttons that move a tile by one position, and the drag handle between. */
export function MoveTools({ name, index, last, onStep }: MoveToolsProps) {
  const pressed = useRef<HTMLButtonElement | null>(null);

  // A moved tile loses the focus; restoring it allows the next press.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);

  function step(button: HTMLButtonElement, to: number) {
    if (to < 0 || to > last) return;
    pressed.current = button;
    onStep(index, to);
  }

  return (
    <S.Tools>
      <S.Step
        type="button"
        aria-label={`${name} 앞으로 옮기기`}
        aria-disabled={index === 0 ? true : undefined}
        onClick={({ currentTarget }) => step(currentTarget, index - 1)}
      >
        <Icon of={ChevronLeftIcon} />
      </S.Step>
      <S.Handle data-handle aria-hidden>
        <Icon of={GripIcon} size={18} />
      </S.Handle>
      <S.Step
        type="button"
        aria-label={`${name} 뒤로 옮기기`}
        aria-disabled={index === last ? true : undefined}
        onClick={({ currentTarget }) => step(currentTarget, index + 1)}
      >
        <Icon of={ChevronRightIcon} />
      </S.Step>
    </S.Tools>
  );
}
