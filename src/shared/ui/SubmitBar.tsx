import { type ReactNode } from 'react';
import { useBottomBar } from '../lib/useBottomBar';
import * as S from './SubmitBar.styles';

interface SubmitBarProps {
  /** Progress or first message, left of the button; or the whole content. */
  children?: ReactNode;
  button?: ReactNode;
  /** From 1024 px up the button is in the side column instead. */
  narrowOnly?: boolean;
}

/** The sticky bottom bar with the submit button of a long form. Publishes its height as `--bottom-bar`. */
export function SubmitBar({ children, button, narrowOnly = false }: SubmitBarProps) {
  const bar = useBottomBar();

  return (
    <S.Bar ref={bar} narrowOnly={narrowOnly} data-bottom-bar={narrowOnly || undefined}>
      <S.Row>
        <S.Side>{children}</S.Side>
        {button}
      </S.Row>
    </S.Bar>
  );
}
