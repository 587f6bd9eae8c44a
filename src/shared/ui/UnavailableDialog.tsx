import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { MESSAGES } from '@contract/messages';
import { confirm, toast } from '@/shared/toast';

/**
 * Shown when the script of a dialog failed to load, then closes. While the server can be reached the script is gone, because
 * a newer build is there: it offers to reload the page, whose drafts stay (MEND-66). Otherwise the connection is poor.
 */
export function UnavailableDialog({ onClose }: { onClose: () => void }): ReactNode {
  const giveUp = useEffectEvent(async () => {
    if (!(await isServerThere())) toast(MESSAGES.poorConnection, { tone: 'error' });
    else if (await confirm(NEW_VERSION)) {
      // The dialog stays in the history entry, so it opens with the new version.
      window.location.reload();
      return;
    }
    onClose();
  });

  useEffect(() => {
    void giveUp();
  }, []);

  return null;
}

const NEW_VERSION = {
  title: '새 버전이 나왔어요',
  body: '새로 고치면 이어서 할 수 있어요. 쓰던 내용은 남아 있어요.',
  confirmLabel: '새로고침',
  cancelLabel: '나중에',
};

const isServerThere = () =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
