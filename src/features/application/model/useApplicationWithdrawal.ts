import { APPLICATION_MESSAGES } from '@contract/application';
import { errorMessage, isAuthError, useWithdrawApplicationMutation } from '@/shared/api';
import { confirm, toast } from '@/shared/toast';

/** Withdraws the own application after a confirmation. */
export function useApplicationWithdrawal(projectId: number) {
  const [withdraw, { isLoading }] = useWithdrawApplicationMutation();

  async function run() {
    const isSure = await confirm({
      title: APPLICATION_MESSAGES.withdrawQuestion,
      confirmLabel: APPLICATION_MESSAGES.withdraw,
      cancelLabel: '닫기',
      danger: true,
    });
    if (!isSure) return;
    const { error } = await withdraw(projectId);
    if (isAuthError(error)) return;
    if (error) toast(errorMessage(error), { tone: 'error' });
    else toast(APPLICATION_MESSAGES.withdrawn);
  }

  return { withdraw: () => void run(), isBusy: isLoading };
}
