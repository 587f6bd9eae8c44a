import { Suspense, useDeferredValue, type ReactNode } from 'react';

/**
 * Content that needs a script: rendered neither on the server nor during hydration, but after it, as a transition that
 * does not block input.
 */
export function ClientOnly({ children }: { children: ReactNode }) {
  const isHydrated = useDeferredValue(true, false);

  return isHydrated && <Suspense fallback={null}>{children}</Suspense>;
}
