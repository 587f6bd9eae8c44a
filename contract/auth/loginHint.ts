/** A cookie that scripts may read while the browser has a session, whose own cookie is HttpOnly (D13). */
export const LOGIN_HINT = 'loggedIn';

/** Its value while there is a session alone, and while the login is kept (D180). */
export const HINT_OF_SESSION = '1';
export const HINT_OF_KEPT_LOGIN = 'keep';
