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
  'POST /token': {
    audience: 'open',
    body: tokenRules,
    view: SESSION,
  },
};
