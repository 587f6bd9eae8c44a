import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type SocialSignup } from '@contract/social';
import { paths, useAppLocation } from '@/shared/routes';
import { selectReturnTo } from '@/shared/session';
import { socialBegun } from './signupSlice';

/** The state of the history entries of a sign-up that a provider has begun: a reloaded page asks for the identity again. */
export interface SocialSignupState {
  social?: true;
}

/** @returns a function that opens the sign-up with the claims of a provider. The return URL stays that of the login (D200). */
export function useBeginSocialSignup() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { state } = useAppLocation();
  const returnTo = useSelector(selectReturnTo) ?? undefined;

  return (signup: SocialSignup) => {
    dispatch(socialBegun(signup));
    void navigate(paths.signupAccount, {
      replace: true,
      state: { returnTo, ...(state as object | null), social: true },
    });
  };
}
