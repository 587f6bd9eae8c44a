import { Suspense, useRef, type ReactNode } from 'react';
import { useInView } from './useInView';

interface LazyVisibleProps {
  /** What stands there until then, in the same room. */
  before: ReactNode;
  /** A lazy component, whose script is fetched by then. */
  children: ReactNode;
}

/** Puts off what is dear to fetch and to draw until a reader comes near. */
export function LazyVisible({ before, children }: LazyVisibleProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place);

  return <div ref={place}>{isNear ? <Suspense fallback={before}>{children}</Suspense> : before}</div>;
}
