import { type ReactNode, useEffect, useRef } from 'react';
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
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = document.documentElement;
    const tell = () => root.style.setProperty('--bottom-bar', `${bar.current?.offsetHeight ?? 0}px`);
    // The height changes with the message, which may wrap.
    const watcher = new ResizeObserver(tell);
    if (bar.current) watcher.observe(bar.current);
    return () => {
      watcher.disconnect();
      root.style.removeProperty('--bottom-bar');
    };
  }, []);

  return (
    <S.Bar ref={bar} narrowOnly={narrowOnly} data-bottom-bar={narrowOnly || undefined}>
      <S.Row>
        <S.Side>{children}</S.Side>
        {button}
      </S.Row>
    </S.Bar>
  );
}
