import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type SocialSignup } from '@contract/social';
import { socialApi } from '@/shared/api';
import { useAppLocation } from '@/shared/routes';
import { type SignupForm } from './signupForm';
import { selectSocial } from './signupSelectors';
import { availabilityConfirmed, socialBegun, socialDropped } from './signupSlice';
import { useProviderName } from './useProviderName';
import { type SocialSignupState } from './useBeginSocialSignup';

/** The verified e-mail is a member's: they should log in and link instead. */
export const isOfMember = ({ emailVerified, emailFree }: SocialSignup): boolean => emailVerified && !emailFree;

/** The provider with which the sign-up began, and what it fills in (D187). */
export function useSocialSignup() {
  const social = useSelector(selectSocial);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, state } = useAppLocation();
  const isAsked = (state as SocialSignupState | null)?.social === true;
  const [exchange] = socialApi.useExchangeSocialMutation();
  const { values, setValues } = useFormikContext<SignupForm>();

  /** After a reload; without an answer the sign-up goes on as any other. */
  const ask = useEffectEvent(async () => {
    if (!isAsked || social) return;
    const { data } = await exchange();
    if (data && 'signup' in data) dispatch(socialBegun(data.signup));
  });
  useEffect(() => void ask(), []);

  const fill = useEffectEvent((told: SocialSignup) => {
    const email = isOfMember(told) ? '' : told.email;
    void setValues({ ...values, name: values.name || told.name, email: values.email || email });
    const isFilled = values.email === '' || values.email === email;
    if (isFilled && told.emailVerified && told.emailFree)
      dispatch(availabilityConfirmed({ field: 'email', value: email }));
  });
  useEffect(() => {
    if (social) fill(social);
  }, [social]);

  function drop() {
    dispatch(socialDropped());
    const { social: _dropped, ...others } = (state ?? {}) as SocialSignupState;
    void navigate(pathname, { replace: true, state: others });
  }

  return { social, name: useProviderName(social?.provider), drop };
}
