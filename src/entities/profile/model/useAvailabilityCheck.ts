import { useRef, useState } from 'react';
import { checkEmailRules, checkUsernameRules } from '@contract/auth';
import { firstMessage } from '@contract/firstMessage';
import { checkNicknameRules, type CheckedField } from '@contract/signup';

const RULES = { email: checkEmailRules, username: checkUsernameRules, nickname: checkNicknameRules } as const;

interface Refusal {
  value: string;
  message: string;
}

export interface Availability {
  /** Whether the server has confirmed the current value as available. */
  isChecked: boolean;
  /** Asks the server. @returns the reason why the value is not available, or undefined */
  ask: (value: string) => Promise<string | undefined>;
  onFree: (value: string) => void;
  /** Resets the result of the check after the value changed. */
  onEdited: () => void;
}

/**
 * Checks whether a value is available. A response counts only for the value it was requested for, and only the latest
 * request counts: editing while a request is pending leaves the field unchecked. A malformed value sends no request.
 */
export function useAvailabilityCheck(field: CheckedField, value: string, { ask, onFree, onEdited }: Availability) {
  const [asking, setAsking] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const lastQuestion = useRef(0);

  async function check() {
    lastQuestion.current += 1;
    const question = lastQuestion.current;

    const malformed = firstMessage(RULES[field], { [field]: value });
    if (malformed) return setRefusal({ value, message: malformed });

    setAsking(value);
    setRefusal(null);
    const message = await ask(value);
    if (lastQuestion.current !== question) return;
    setAsking(null);
    if (message) setRefusal({ value, message });
    else onFree(value);
  }

  return {
    isAsking: asking === value,
    check,
    reset: () => {
      setRefusal(null);
      onEdited();
    },
    refusal: refusal?.value === value ? refusal.message : undefined,
  };
}
