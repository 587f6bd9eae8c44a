/** A cookie that scripts may read: `1` while the browser has a session, whose own cookie is HttpOnly (D13). */
export const LOGIN_HINT = 'loggedIn';
