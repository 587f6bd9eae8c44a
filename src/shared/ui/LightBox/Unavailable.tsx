import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { MESSAGES } from '@contract/messages';
import { say } from '@/shared/notice';
import { type LightBoxProps } from './LightBox';

/** In place of the box when its script did not come: says so and is gone. */
export function Unavailable({ onClose }: LightBoxProps): ReactNode {
  const giveUp = useEffectEvent(() => {
    say(MESSAGES.poorConnection, { tone: 'error' });
    onClose();
  });

  useEffect(() => {
    giveUp();
  }, []);

  return null;
}
