import { useState } from 'react';
import { PASSKEY_MESSAGES as TEXT } from '@contract/passkey';
import { needsProof, passkeysApi, toastError } from '@/shared/api';
import { loadCeremonies } from '@/shared/passkey';
import { toast } from '@/shared/toast';

/** Adds a passkey of this browser. One that the member does not make says nothing. */
export function useNewPasskey() {
  const [getOptions] = passkeysApi.useGetCreationOptionsMutation();
  const [send] = passkeysApi.useAddPasskeyMutation();
  const [isAdding, setIsAdding] = useState(false);
  const [addedId, setAddedId] = useState<string>();

  async function create() {
    const { data: options, error } = await getOptions();
    if (!options) return refuse(error);
    const { createPasskey } = await loadCeremonies();
    const { credential, refusal } = await createPasskey(options);
    if (credential) {
      const { error: refused } = await send(credential);
      if (refused) return refuse(refused);
      setAddedId(credential.id);
      return toast(TEXT.added);
    }
    if (refusal !== 'cancelled') toast(refusal === 'known' ? TEXT.known : TEXT.addFailed, { tone: 'error' });
  }

  async function add() {
    if (isAdding) return;
    setIsAdding(true);
    await create().catch(() => toast(TEXT.addFailed, { tone: 'error' }));
    setIsAdding(false);
  }

  return { add: () => void add(), isAdding, addedId };
}

/** Shows nothing when the member closed the dialog for the proof. */
function refuse(error: unknown) {
  if (!needsProof(error)) toastError(error, TEXT.addFailed);
}
