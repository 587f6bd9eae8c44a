import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppLocation } from '@/shared/routes';

const FRAGMENT = '#recovery=';

/**
 * What the link of a mail with a temporary password carries in its fragment, for the login (D186). It leaves the address
 * at once: who gets the address from the history or a screenshot could spend the tries of its reader.
 */
export function useRecoveryLink(): string | undefined {
  const { hash, search, state } = useAppLocation();
  const navigate = useNavigate();
  const isLinked = hash.startsWith(FRAGMENT);
  const [recovery] = useState(() => (isLinked ? hash.slice(FRAGMENT.length) : undefined));

  useEffect(() => {
    if (isLinked) void navigate({ search }, { replace: true, state });
  }, [isLinked, navigate, search, state]);

  return recovery;
}
