/** A cookie the page may read: `1` while its browser holds a session, which it cannot see itself (D13). */
export const LOGIN_HINT = 'loggedIn';
