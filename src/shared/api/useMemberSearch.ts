import { useEffect, useState } from 'react';
import { nameKey, toNfc } from '@contract/text';
import { useSearchMembersQuery } from './endpoints/users';
import { errorStatus } from './errorMessage';

/** How long the typing rests before members are asked for, in milliseconds. */
const QUIET_MS = 300;

/**
 * Members whose nickname fits what is typed (at most ten, never the asker). While the next answer is on its way the
 * last one is narrowed to the new text.
 */
export function useMemberSearch(text: string) {
  const typed = toNfc(text.trim());
  const term = useRested(typed);
  const { data = [], error } = useSearchMembersQuery(term, { skip: term === '' });

  return {
    found: typed === '' ? [] : data.filter((nickname) => nameKey(nickname).includes(nameKey(typed))),
    /** The server knows nobody by this name. */
    isNone: term === typed && errorStatus(error) === 400,
  };
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);

  useEffect(() => {
    const timer = setTimeout(() => setRested(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return rested;
}
