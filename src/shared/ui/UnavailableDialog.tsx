import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { MESSAGES } from '@contract/messages';
import { toast } from '@/shared/toast';

/** Shown when the script of a dialog failed to load: a toast, then closes. */
export function UnavailableDialog({ onClose }: { onClose: () => void }): ReactNode {
  const giveUp = useEffectEvent(() => {
    toast(MESSAGES.poorConnection, { tone: 'error' });
    onClose();
  });

  useEffect(() => {
    giveUp();
  }, []);

  return null;
}
