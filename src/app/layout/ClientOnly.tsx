import { Suspense, type ReactNode } from 'react';
import { useIsHydrated } from '@/shared/lib/useIsHydrated';

/** Content that needs a script: rendered neither on the server nor during hydration. */
export function ClientOnly({ children }: { children: ReactNode }) {
  return useIsHydrated() && <Suspense fallback={null}>{children}</Suspense>;
}
