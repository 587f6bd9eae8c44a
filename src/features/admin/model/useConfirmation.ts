import { useState } from 'react';
import { useSelector } from 'react-redux';
import { type FieldProblem } from '@contract/envelope';
import { OPERATOR_MESSAGES } from '@contract/operator';
import { errorMessage, errorStatus, fieldProblems, useConfirmOperatorMutation, useGetDeskQuery } from '@/shared/api';
import { selectClockOffset } from '@/shared/session';

const REFUSED = [400, 429];
const NOT_CONFIRMED = 403;

interface Answer<Data> {
  data?: Data;
  error?: unknown;
}

/** The result of a measure: done, the password refused at its field, or another failure. */
interface ActOutcome<Data> extends Answer<Data> {
  problems?: FieldProblem[];
}

const isUnconfirmed = (error: unknown) =>
  errorStatus(error) === NOT_CONFIRMED && fieldProblems(error)[0]?.field === 'password';

/** Whether a measure needs the password again, and how it is sent with it (D130). */
export function useConfirmation() {
  const { data: desk, refetch } = useGetDeskQuery();
  const clockOffset = useSelector(selectClockOffset);
  const [openedAt] = useState(() => Date.now());
  const [wasRefused, setWasRefused] = useState(false);
  const [confirm] = useConfirmOperatorMutation();
  const isConfirmed = !wasRefused && Date.parse(desk?.confirmedUntil ?? '') > openedAt + clockOffset;

  async function act<Data>(password: string, call: () => Promise<Answer<Data>>): Promise<ActOutcome<Data>> {
    if (!isConfirmed) {
      const { error } = await confirm(password);
      if (error && REFUSED.some((status) => status === errorStatus(error)))
        return { problems: [{ field: 'password', message: errorMessage(error) }] };
      if (error) return { error };
      setWasRefused(false);
    }
    const answer = await call();
    if (!isUnconfirmed(answer.error)) return answer;
    // The confirmation has expired: the form asks for the password, and the next press of its button repeats the call.
    setWasRefused(true);
    void refetch();
    return { problems: [{ field: 'password', message: OPERATOR_MESSAGES.confirmFirst }] };
  }

  return { needsPassword: !isConfirmed, act };
}
