import { PASSKEY_MESSAGES, PASSKEY_TEXTS as TEXT } from '@contract/passkey';
import { passkeysApi } from '@/shared/api';
import { confirm } from '@/shared/toast';
import { toastRemoval } from './toastRemoval';

/** Removes a passkey after a question. */
export function usePasskeyRemoval() {
  const [send, { isLoading }] = passkeysApi.useRemovePasskeyMutation();

  async function remove(id: string) {
    if (!(await confirm({ ...TEXT.question, confirmLabel: TEXT.remove, danger: true }))) return;
    const { error } = await send(id);
    toastRemoval(error, PASSKEY_MESSAGES.removed);
  }

  return { remove, isRemoving: isLoading };
}
