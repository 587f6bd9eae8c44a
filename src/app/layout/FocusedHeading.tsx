import { useEffect, useRef } from 'react';
import { Title } from './SignInFrame.styles';

interface FocusedHeadingProps {
  children: string;
}

/** The title of a screen that replaces another at the same address: it scrolls into view and gets the focus. */
export function FocusedHeading({ children }: FocusedHeadingProps) {
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Title ref={title} tabIndex={-1}>
      {children}
    </Title>
  );
}
