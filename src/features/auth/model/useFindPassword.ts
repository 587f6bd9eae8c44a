import { findPasswordRules, type FindPasswordPayload } from '@contract/auth';
import { errorMessage, useFindPasswordMutation } from '@/shared/api';
import { toast } from '@/shared/toast';

/** Requests a temporary password by mail. The result does not reveal whether the pair is known (D20). */
export function useFindPassword(onSent: (email: string) => void) {
  const [ask] = useFindPasswordMutation();

  return async function findPassword(pair: FindPasswordPayload) {
    const { data, error } = await ask(findPasswordRules.validateSync(pair));
    if (data) onSent(data.email);
    else toast(errorMessage(error), { tone: 'error' });
  };
}
