import { Suspense, useRef, type ReactNode } from 'react';
import { useInView } from './useInView';

interface LazyVisibleProps {
  /** The placeholder, of the same size. */
  before: ReactNode;
  /** A lazy component, whose script is fetched by then. */
  children: ReactNode;
}

/** Mounts children that are expensive to fetch or render when they come near the viewport. */
export function LazyVisible({ before, children }: LazyVisibleProps) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useInView(element);

  return <div ref={element}>{isNear ? <Suspense fallback={before}>{children}</Suspense> : before}</div>;
}
