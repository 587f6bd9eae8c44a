import { findPasswordRules, type FindPasswordPayload } from '@contract/auth';
import { errorMessage, useFindPasswordMutation } from '@/shared/api';
import { toast } from '@/shared/toast';

/** Asks for a temporary password by mail. Whether the pair is known shows nowhere (D20). */
export function useFindPassword(onSent: (email: string) => void) {
  const [ask] = useFindPasswordMutation();

  return async function findPassword(pair: FindPasswordPayload) {
    const { data, error } = await ask(findPasswordRules.validateSync(pair));
    if (data) onSent(data.email);
    else toast(errorMessage(error), { tone: 'error' });
  };
}
