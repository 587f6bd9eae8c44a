import { paths, useAppLocation } from '@/shared/routes';

/** Pages that are never a return URL of a login. */
export const SIGN_IN_PAGES: readonly string[] = [
  paths.login,
  paths.findId,
  paths.findPassword,
  paths.signup,
  paths.signupAccount,
];

/**
 * Router state for links to the login: after it the member returns to the current page, with its query. Sign-in
 * pages pass on the state they were opened with; home, where a login leads by default, adds none.
 */
export function useLoginState(): unknown {
  const { pathname, search, hash, state } = useAppLocation();
  if (pathname === paths.home || SIGN_IN_PAGES.includes(pathname)) return state;
  return { returnTo: { pathname, search, hash, state } };
}
