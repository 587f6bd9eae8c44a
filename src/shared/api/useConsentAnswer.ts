import { CONSENT_MESSAGES, type ConsentAnswer } from '@contract/archive';
import { confirm, toast } from '@/shared/toast';
import { useAnswerConsentMutation } from './endpoints/consent';
import { errorStatus } from './errorMessage';
import { toastError } from './toastError';
import { needsEmail } from './withConfirmedEmail';

/**
 * Confirms or declines consent to an archive, with a confirmation dialog before declining (D90, D91).
 * @param declineKey the fixed cache key of a decline on the archive's own page (`archiveRemovalKey`)
 */
export function useConsentAnswer(archiveId: number, declineKey?: string) {
  const [sendConfirmation, confirming] = useAnswerConsentMutation();
  const [sendDecline, declining] = useAnswerConsentMutation({ fixedCacheKey: declineKey });

  /** @returns whether the question is no longer pending */
  async function send(consent: ConsentAnswer, success: string): Promise<boolean> {
    const answerConsent = consent === 'DECLINED' ? sendDecline : sendConfirmation;
    const { error } = await answerConsent({ archiveId, consent });
    if (!error) toast(success);
    else toastError(error, CONSENT_MESSAGES.failed);
    // A member who is no longer named has no pending request.
    return !error || (!needsEmail(error) && [403, 404].includes(Number(errorStatus(error))));
  }

  async function decline(): Promise<boolean> {
    const isSure = await confirm({
      title: CONSENT_MESSAGES.declineAsk,
      body: CONSENT_MESSAGES.declineBody,
      confirmLabel: CONSENT_MESSAGES.declineButton,
      danger: true,
    });
    return isSure && send('DECLINED', CONSENT_MESSAGES.declined);
  }

  return {
    confirm: () => send('CONFIRMED', CONSENT_MESSAGES.confirmed),
    decline,
    /** The answer in flight. */
    answering: answerInFlight(confirming.isLoading, declining.isLoading),
  };
}

function answerInFlight(isConfirming: boolean, isDeclining: boolean): ConsentAnswer | null {
  if (isDeclining) return 'DECLINED';
  return isConfirming ? 'CONFIRMED' : null;
}
