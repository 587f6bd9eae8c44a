import { Suspense, type ReactNode } from 'react';
import { useIsHydrated } from '@/shared/lib/useIsHydrated';

/** What only a script can use: neither on the server nor while its HTML is hydrated. */
export function ClientOnly({ children }: { children: ReactNode }) {
  return useIsHydrated() && <Suspense fallback={null}>{children}</Suspense>;
}
