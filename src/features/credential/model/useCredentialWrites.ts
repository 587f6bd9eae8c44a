import { credentialFileName, CREDENTIAL_MESSAGES, type CredentialItem } from '@contract/credential';
import {
  toastError,
  toastSendError,
  useDownloadCredentialMutation,
  useIssueCredentialMutation,
  useLazyGetCredentialsQuery,
  useSendOnce,
  useWithdrawCredentialMutation,
} from '@/shared/api';
import { startDownload } from '@/shared/lib/startDownload';
import { confirm, toast } from '@/shared/toast';

/** Issues, renews and withdraws a credential; each resolves to the credential afterwards, null after a failure. */
export function useCredentialWrites() {
  const [findOwn, finding] = useLazyGetCredentialsQuery();
  const [issue, issuing] = useIssueCredentialMutation();
  const sendOnce = useSendOnce();
  const [withdraw, withdrawing] = useWithdrawCredentialMutation();

  /** The valid credential of an archive; without one it asks first, since its page is public (D160). */
  async function take(archiveId: number): Promise<CredentialItem | null> {
    const { data: items } = await findOwn(undefined);
    const valid = items?.find((item) => item.archiveId === archiveId && item.withdrawnDateTime === null);
    if (valid) return valid;
    const { ask: title, askBody: body, get: confirmLabel } = CREDENTIAL_MESSAGES;
    return (await confirm({ title, body, confirmLabel })) ? get(archiveId) : null;
  }

  async function get(archiveId: number, renew = false): Promise<CredentialItem | null> {
    const form = { form: renew ? 'renewed credential' : 'credential', target: archiveId };
    const { data, error } = await sendOnce(form, (key) => issue({ archiveId, renew, key }));
    if (error) toastSendError(error, { failed: CREDENTIAL_MESSAGES.failed });
    else toast(CREDENTIAL_MESSAGES.issued);
    return data ?? null;
  }

  async function renew(archiveId: number, isWithdrawn: boolean): Promise<CredentialItem | null> {
    if (
      !isWithdrawn &&
      !(await confirm({ title: CREDENTIAL_MESSAGES.renewAsk, confirmLabel: CREDENTIAL_MESSAGES.renew }))
    ) {
      return null;
    }
    // Another credential of the archive may be valid: it is not withdrawn without a confirmation.
    return get(archiveId, !isWithdrawn);
  }

  async function cancel(id: string): Promise<CredentialItem | null> {
    const question = {
      title: CREDENTIAL_MESSAGES.withdrawAsk,
      confirmLabel: CREDENTIAL_MESSAGES.withdraw,
      danger: true,
    };
    if (!(await confirm(question))) return null;
    const { data, error } = await withdraw(id);
    if (error) toastError(error, CREDENTIAL_MESSAGES.withdrawFailed);
    else toast(CREDENTIAL_MESSAGES.withdrawDone);
    return data ?? null;
  }

  return {
    take,
    renew,
    cancel,
    isIssuing: issuing.isLoading || finding.isFetching,
    isWithdrawing: withdrawing.isLoading,
  };
}

/** Saves a credential as a file, which is named by its project. */
export function useCredentialFile({ id, title }: CredentialItem, kind: 'jwt' | 'png') {
  const [download, { isLoading }] = useDownloadCredentialMutation();

  async function save() {
    const { data: address, error } = await download({ id, kind });
    if (error) return toastError(error, CREDENTIAL_MESSAGES.downloadFailed);
    startDownload(address, credentialFileName(title, kind));
    // The browser has started to read it by the next task.
    setTimeout(() => URL.revokeObjectURL(address));
  }

  return { save, isLoading };
}
