import { MESSAGES } from '@contract/messages';
import { type Notice } from '@contract/notice';
import { isNetworkError, isOffline, toastError, useReadNoticesMutation } from '@/shared/api';

/** Marks notices as read. */
export function useMarkAsRead() {
  const [read, { isLoading }] = useReadNoticesMutation();

  /** Reading is a side effect of opening the notice: of its failures only a missing connection is shown (MEND-109). */
  async function runOne(id: number) {
    const { error } = await read({ ids: [id] });
    if (isOffline(error)) toastError(error, MESSAGES.poorConnection);
  }

  async function runAll(payload: Parameters<typeof read>[0]) {
    const { error } = await read(payload);
    if (error) toastError(error, isNetworkError(error) ? MESSAGES.poorConnection : MESSAGES.unknown);
  }

  return {
    readOne: ({ id, read: isRead }: Notice) => void (!isRead && runOne(id)),
    /** Notices later than the shown ones stay unread. */
    readAll: (notices: readonly Notice[]) => void runAll({ upTo: Math.max(...notices.map(({ id }) => id)) }),
    isBusy: isLoading,
  };
}
