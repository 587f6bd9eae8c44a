import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { MESSAGES } from '@contract/messages';
import { toast } from '@/shared/toast';

/** In place of a dialog whose script did not come: says so and closes. */
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
