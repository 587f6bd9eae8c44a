import { findIdRules, type FoundId } from '@contract/auth';
import { errorMessage, useFindIdMutation } from '@/shared/api';
import { toast } from '@/shared/toast';

/** Asks for the id of the person described; a refusal is told and leaves the form as it is. */
export function useFindId(onFound: (found: FoundId) => void) {
  const [ask] = useFindIdMutation();

  return async function findId(person: object) {
    const { data, error } = await ask(findIdRules.validateSync(person));
    if (data) onFound(data);
    else toast(errorMessage(error), { tone: 'error' });
  };
}
