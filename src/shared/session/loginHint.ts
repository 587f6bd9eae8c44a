import { HINT_OF_KEPT_LOGIN, LOGIN_HINT } from '@contract/auth';

const hint = () => document.cookie.split('; ').find((cookie) => cookie.startsWith(`${LOGIN_HINT}=`));

/** Whether the login hint cookie is set: the refresh cookie itself is HttpOnly (D13, SESS-28). */
export const hasLoginHint = (): boolean => hint() !== undefined;

/** Whether the browser keeps the login, so that a session that has ended is followed by another one (D180). */
export const isLoginKept = (): boolean => hint() === `${LOGIN_HINT}=${HINT_OF_KEPT_LOGIN}`;
