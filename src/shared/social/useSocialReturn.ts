import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppLocation } from '@/shared/routes';
import { FAILED_RETURN } from './failedReturn';

/** How a provider of social login has led back: with a login to be exchanged, or without one (D182). */
export type SocialReturn = 'returned' | 'failed' | 'cancelled';

const RETURNS: Readonly<Record<string, SocialReturn>> = {
  '#social': 'returned',
  [FAILED_RETURN]: 'failed',
  '#social=cancelled': 'cancelled',
};

/**
 * What the address says of a social login. It leaves the history at once, so that a reload does not repeat it.
 * @param onReturn runs once
 */
export function useSocialReturn(onReturn: (result: SocialReturn) => void): SocialReturn | undefined {
  const { hash, search, state } = useAppLocation();
  const navigate = useNavigate();
  const named = RETURNS[hash];
  const [result] = useState(named);
  const isHandled = useRef(false);
  const handle = useEffectEvent(onReturn);

  useEffect(() => {
    // Effects run twice in development.
    if (!result || isHandled.current) return;
    isHandled.current = true;
    handle(result);
  }, [result]);

  useEffect(() => {
    if (named) void navigate({ search }, { replace: true, state });
  }, [named, navigate, search, state]);

  return result;
}
