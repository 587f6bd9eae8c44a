import { useEffect } from 'react';
import { useRefetchOnReturn } from '@/shared/api';
import { useDeadDialogEntries } from '@/shared/lib/dialogHistory';
import { ScrollTopButton } from '@/shared/ui/ScrollTopButton';
import { MAIN_ID } from './mainId';
import { installOfflinePage } from './offlinePage';

/** What every page has once it is interactive: listeners, the offline page, and the scroll-to-top button. */
export function LaterParts() {
  useRefetchOnReturn();
  useDeadDialogEntries();
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') installOfflinePage();
  }, []);
  return <ScrollTopButton targetId={MAIN_ID} />;
}
