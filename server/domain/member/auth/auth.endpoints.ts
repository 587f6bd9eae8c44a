import { loginRules, tokenRules } from '@contract/auth';
import { type Declarations } from '../../../app/testing/declaration';
import { SESSION, WITHOUT_PEOPLE } from '../../../app/testing/privacyFields';

export const AUTH_ENDPOINTS: Declarations = {
  'POST /login': {
    audience: 'open',
    body: loginRules,
    view: SESSION,
    unmeasured: 'slow on purpose (argon2id); see "auth"',
  },
  'POST /logout': {
    audience: 'open',
    view: WITHOUT_PEOPLE,
    unmeasured: 'rare, at most once a session',
  },
  'GET /login/ways': {
    audience: 'open',
    view: {
      name: 'The ways to log in',
      people: [],
      facts: '{social,passkeys,social[].{provider,name}}',
    },
    hidden: 'NONE',
    unmeasured: 'on the login page alone, reads no row',
  },
  'POST /token': {
    audience: 'open',
    body: tokenRules,
    view: SESSION,
  },
};
