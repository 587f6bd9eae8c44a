import { useEffect, useState } from 'react';
import { nameKey, toNfc } from '@contract/text';
import { MESSAGES } from '@contract/messages';
import { useSearchMembersQuery } from './endpoints/users';
import { errorMessage, errorStatus, isAuthError } from './errorMessage';

/** The debounce of the search in milliseconds. */
const QUIET_MS = 300;

/**
 * Members whose nickname matches the typed text (at most ten, never the caller). While the next search is in flight the
 * last result is filtered by the new text.
 */
export function useMemberSearch(text: string) {
  const typed = toNfc(text.trim());
  const term = useDebounced(typed);
  const { data = [], error, isFetching } = useSearchMembersQuery(term, { skip: term === '' });

  const failure = useLastSettled(failureOf(error), isFetching);

  return {
    found: typed === '' ? [] : data.filter((nickname) => nameKey(nickname).includes(nameKey(typed))),
    /** No member has this name. */
    isNone: term === typed && errorStatus(error) === 400,
    /** Why the search failed, until the next response (F39). */
    failure: typed === '' ? undefined : failure,
  };
}

/** An empty result is no failure, and the app itself reports the end of a session. */
function failureOf(error: unknown): string | undefined {
  const status = errorStatus(error);
  if (error === undefined || status === 400 || isAuthError(error)) return undefined;
  const hasAnswered = typeof status === 'number' && status < 500;
  return hasAnswered ? errorMessage(error) : MESSAGES.unreachable;
}

/** Returns the former value while the next request is in flight. */
function useLastSettled<Value>(value: Value, isFetching: boolean): Value {
  const [settled, setSettled] = useState(value);
  if (!isFetching && settled !== value) setSettled(value);
  return isFetching ? settled : value;
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return debounced;
}
