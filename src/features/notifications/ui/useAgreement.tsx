import { todayInKorea } from '@contract/dates';
import { NOTIFICATION_TEXTS } from '@contract/notifications';
import { useGetNotificationSettingsQuery } from '@/shared/api';
import { useServerNow } from '@/shared/session';
import { confirm, toast } from '@/shared/toast';

const TEXT = NOTIFICATION_TEXTS.agreement;

/** The member's agreement to advertising (D176): asked before its first use, and ended with its last. */
export function useAgreement() {
  const { data: settings, refetch } = useGetNotificationSettingsQuery();
  const now = useServerNow();
  const agreedDate = settings?.agreedDate ?? null;

  return {
    settings,
    agreedDate,

    /** Asks unless the member has agreed. @returns whether the agreement is given, and what a request says of it */
    async ask(): Promise<{ agreed?: true } | null> {
      if (agreedDate !== null) return {};
      const isGiven = await confirm({ title: TEXT.title, body: TEXT.text, confirmLabel: TEXT.button });
      return isGiven ? { agreed: true } : null;
    },

    /** Says that the agreement has ended, after a change that may have been its last use. */
    async sayEnd(): Promise<void> {
      if (agreedDate === null) return;
      const { data } = await refetch();
      if (data?.agreedDate === null) toast(TEXT.ended(todayInKorea(now)));
    },
  };
}
