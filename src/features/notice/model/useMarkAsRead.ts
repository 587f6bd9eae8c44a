import { MESSAGES } from '@contract/messages';
import { type Notice } from '@contract/notice';
import { isNetworkError, toastError, useReadNoticesMutation } from '@/shared/api';
import { logFailure } from '@/shared/lib/logFailure';

/** Marks notices as read. */
export function useMarkAsRead() {
  const [read, { isLoading }] = useReadNoticesMutation();

  async function run(payload: Parameters<typeof read>[0]) {
    const { error } = await read(payload);
    if (error) logFailure('Notices could not be marked as read.', error);
    return error;
  }

  async function runAll(payload: Parameters<typeof read>[0]) {
    const error = await run(payload);
    if (error) toastError(error, isNetworkError(error) ? MESSAGES.poorConnection : MESSAGES.unknown, []);
  }

  return {
    readOne: ({ id, read: isRead }: Notice) => void (!isRead && run({ ids: [id] })),
    /** Notices later than the shown ones stay unread. */
    readAll: (notices: readonly Notice[]) => void runAll({ upTo: Math.max(...notices.map(({ id }) => id)) }),
    isBusy: isLoading,
  };
}
