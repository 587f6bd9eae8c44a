import { Suspense, type ReactNode } from 'react';
import { useIsInBrowser } from '@/shared/lib/inBrowser';

/** What only a script can use: neither on the server nor while its HTML is hydrated. */
export function InBrowser({ children }: { children: ReactNode }) {
  return useIsInBrowser() && <Suspense fallback={null}>{children}</Suspense>;
}
