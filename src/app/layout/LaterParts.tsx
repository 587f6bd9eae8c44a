import { useEffect } from 'react';
import { useRefetchOnReturn } from '@/shared/api';
import { useDeadDialogEntries } from '@/shared/lib/dialogHistory';
import { useEmailQuestion } from '@/shared/email';
import { ScrollTopButton } from '@/shared/ui/ScrollTopButton';
import { EmailDialog } from './lazyAddresses';
import { MAIN_ID } from './mainId';
import { installOfflinePage } from './offlinePage';
import { useOpenedNotifications } from './useOpenedNotifications';

/** What every page has once it is interactive: listeners, the offline page, and the scroll-to-top button. */
export function LaterParts() {
  useRefetchOnReturn();
  useDeadDialogEntries();
  useOpenedNotifications();
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') installOfflinePage();
  }, []);
  return (
    <>
      <ScrollTopButton targetId={MAIN_ID} />
      <EmailQuestion />
    </>
  );
}

/** The dialog over a page whose call needs a confirmed e-mail (D150b). */
function EmailQuestion() {
  const answer = useEmailQuestion();
  return answer && <EmailDialog onAnswer={answer} />;
}
