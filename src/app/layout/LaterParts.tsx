import { useRefetchOnReturn } from '@/shared/api';
import { useDeadDialogEntries } from '@/shared/lib/dialogHistory';
import { ScrollTopButton } from '@/shared/ui/ScrollTopButton';
import { MAIN_ID } from './mainId';

/** What every page has once it is interactive: listeners, and the scroll-to-top button. */
export function LaterParts() {
  useRefetchOnReturn();
  useDeadDialogEntries();
  return <ScrollTopButton targetId={MAIN_ID} />;
}
