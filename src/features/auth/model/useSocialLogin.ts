import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { SOCIAL_MESSAGES, type SocialSignup } from '@contract/social';
import { socialApi, toastError, useGetLoginWaysQuery } from '@/shared/api';
import { leavePage } from '@/shared/lib/leavePage';
import { useAppLocation, type AppLocation } from '@/shared/routes';
import { locationLeft } from '@/shared/session';
import { useSocialReturn, type SocialReturn } from '@/shared/social';
import { toast } from '@/shared/toast';

interface SocialLoginOptions {
  /** Whether the login is to be kept. */
  keep: boolean;
  onRefused: (error: unknown) => void;
  /** No member has the identity: the way goes on with a sign-up (D187). */
  onSignup: (signup: SocialSignup) => void;
}

/** The login by a provider: the way there, and the way back (D182). */
export function useSocialLogin({ keep, onRefused, onSignup }: SocialLoginOptions) {
  const { data: ways } = useGetLoginWaysQuery();
  const [start] = socialApi.useStartSocialMutation();
  const [exchange] = socialApi.useExchangeSocialMutation();
  const dispatch = useDispatch();
  const { state } = useAppLocation();
  const result = useSocialReturn((returned) => void finish(returned));
  const [isReturning, setIsReturning] = useState(result === 'returned');
  /** The provider that is being left for. */
  const [leavingFor, setLeavingFor] = useState<string>();

  async function finish(returned: SocialReturn) {
    if (returned === 'failed') toast(SOCIAL_MESSAGES.failed, { tone: 'error' });
    if (returned === 'cancelled') toast(SOCIAL_MESSAGES.cancelled, { tone: 'info' });
    if (returned !== 'returned') return;
    const { data, error } = await exchange();
    if (data && 'signup' in data) return onSignup(data.signup);
    // Logged in: the route guard redirects.
    if (!error) return;
    setIsReturning(false);
    onRefused(error);
  }

  async function leave(provider: string) {
    if (leavingFor !== undefined) return;
    setLeavingFor(provider);
    // The document is left: what required the login is remembered in this tab.
    const { returnTo } = (state ?? {}) as { returnTo?: AppLocation };
    if (returnTo) dispatch(locationLeft(returnTo));
    const { data, error } = await start({ provider, ...(keep && { keep }) });
    if (data) await leavePage(data.url);
    else toastError(error);
    setLeavingFor(undefined);
  }

  return {
    providers: ways?.social ?? [],
    isReturning,
    leavingFor,
    leave: (provider: string) => void leave(provider),
  };
}
