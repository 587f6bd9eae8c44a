import { useState } from 'react';
import { PASSKEY_MESSAGES } from '@contract/passkey';
import { toastError, useGetProofOptionsMutation, useProveMutation } from '@/shared/api';
import { loadCeremonies } from '@/shared/passkey';
import { toast } from '@/shared/toast';

/** Proves the session by an own passkey. One that the member does not use says nothing. */
export function usePasskeyProof(onProven: () => void) {
  const [getOptions] = useGetProofOptionsMutation();
  const [send] = useProveMutation();
  const [isBusy, setIsBusy] = useState(false);

  async function ask() {
    const { data: options, error } = await getOptions();
    if (!options) return toastError(error, PASSKEY_MESSAGES.proofFailed);
    const { askForPasskey } = await loadCeremonies();
    const { credential, refusal } = await askForPasskey(options);
    if (!credential) return refusal === 'cancelled' ? undefined : failed();
    const { error: refused } = await send({ credential });
    if (refused) return toastError(refused, PASSKEY_MESSAGES.proofFailed);
    onProven();
  }

  async function prove() {
    if (isBusy) return;
    setIsBusy(true);
    await ask().catch(failed);
    setIsBusy(false);
  }

  return { prove: () => void prove(), isBusy };
}

const failed = () => void toast(PASSKEY_MESSAGES.proofFailed, { tone: 'error' });
