import { useState } from 'react';
import { PUSH_TEXTS as TEXT } from '@contract/notifications';
import { errorMessage, errorStatus, loadDeviceActs, usePushOwner } from '@/shared/api';
import { toast } from '@/shared/toast';

/** Makes this browser a device that gets pushes, and says how it went. */
export function useTurnOnPush() {
  const owner = usePushOwner();
  const [isBusy, setIsBusy] = useState(false);

  /** @returns whether the question is over: the browser gets pushes, or has refused them for good */
  async function turnOn(): Promise<boolean> {
    setIsBusy(true);
    const answer = await loadDeviceActs()
      .then((acts) => acts.turnOnPush(owner))
      .catch((error: unknown) => ({ error }));
    setIsBusy(false);
    if (answer === 'done') toast(TEXT.done);
    if (answer === 'denied') toast(TEXT.denied, { tone: 'error' });
    if (typeof answer === 'object') toast(problemOf(answer.error), { tone: 'error' });
    return answer === 'done' || answer === 'denied';
  }

  return { turnOn, isBusy };
}

/** A push service that the server does not know is named as such. */
const problemOf = (error: unknown) => (errorStatus(error) === 400 ? errorMessage(error) : TEXT.failed);
