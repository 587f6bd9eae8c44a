import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Account } from '@contract/auth';
import { useRenewSessionMutation } from '@/shared/api';
import { passwordChanged, selectMustChangePassword } from '@/shared/session';
import { useGoOn } from './useGoOn';

/**
 * When another tab has replaced the temporary password, renews the token of this tab, whose claim still requires a new
 * one, and continues to the return URL.
 */
export function usePasswordChangedElsewhere(account: Account) {
  const isOutdated = useSelector(selectMustChangePassword) && !account.mustChangePassword;
  const [renew] = useRenewSessionMutation();
  const dispatch = useDispatch();
  const goOn = useGoOn();

  const renewAndGoOn = useEffectEvent(() => {
    dispatch(passwordChanged());
    void renew().then(goOn);
  });

  useEffect(() => {
    if (isOutdated) renewAndGoOn();
  }, [isOutdated]);
}
