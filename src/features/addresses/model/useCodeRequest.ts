import { useState } from 'react';
import { MAIL_MESSAGES, type MailKind } from '@contract/mails';
import { errorMessage, toastError, useSendMailCodeMutation } from '@/shared/api';

/** Requests a code. */
export function useCodeRequest(kind: MailKind) {
  const [send, { isLoading }] = useSendMailCodeMutation();
  const [isUsedUp, setIsUsedUp] = useState(false);

  async function request() {
    const { error } = await send(kind);
    if (!error) return;
    setIsUsedUp(errorMessage(error) === MAIL_MESSAGES.tooMany);
    toastError(error);
  }

  /** `isUsedUp`: no more codes today. */
  return { request: () => void request(), isRequesting: isLoading, isUsedUp };
}
