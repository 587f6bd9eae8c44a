import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppLocation } from '@/shared/routes';

/** How a provider of social login has led back: with a login to be exchanged, or without one (D182). */
export type SocialReturn = 'returned' | 'failed' | 'cancelled';

const RETURNS: Readonly<Record<string, SocialReturn>> = {
  '#social': 'returned',
  '#social=failed': 'failed',
  '#social=cancelled': 'cancelled',
};

/** What the address says of a social login; it leaves the history at once, so that a reload does not repeat it. */
export function useSocialReturn(): SocialReturn | undefined {
  const { hash, search, state } = useAppLocation();
  const navigate = useNavigate();
  const named = RETURNS[hash];
  const [result] = useState(named);

  useEffect(() => {
    if (named) void navigate({ search }, { replace: true, state });
  }, [named, navigate, search, state]);

  return result;
}
