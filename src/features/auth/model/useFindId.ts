import { findIdRules, type FoundId } from '@contract/auth';
import { errorMessage, useFindIdMutation } from '@/shared/api';
import { toast } from '@/shared/toast';

/** Finds the username for five values; a refusal is shown and does not change the form. */
export function useFindId(onFound: (found: FoundId) => void) {
  const [ask] = useFindIdMutation();

  return async function findId(person: object) {
    const { data, error } = await ask(findIdRules.validateSync(person));
    if (data) onFound(data);
    else toast(errorMessage(error), { tone: 'error' });
  };
}
