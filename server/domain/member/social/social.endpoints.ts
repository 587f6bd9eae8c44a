import { socialStartRules } from '@contract/social';
import { type Declarations } from '../../../app/testing/declaration';
import { OWN, WITHOUT_PEOPLE, type ResponseView } from '../../../app/testing/privacyFields';
import { SECURITY_VIEW } from '../security/security.endpoints';

const START: ResponseView = { ...WITHOUT_PEOPLE, name: 'Where a social login goes', facts: '{url}' };

/** No provider is configured in the tests of all endpoints; `social.routes.test.ts` has some. */
const NO_PROVIDER = { on: () => ({ provider: 'kakao' }), expected: { writer: 404, mate: 404, outsider: 404 } };

const unmeasured = 'asks another server';

export const SOCIAL_ENDPOINTS: Declarations = {
  'POST /login/social/:provider': {
    audience: 'open',
    permissions: [NO_PROVIDER],
    body: socialStartRules,
    view: START,
    unmeasured,
  },
  'GET /login/social/:provider/callback': {
    audience: 'open',
    permissions: [{ on: () => ({ provider: 'kakao' }), expected: { writer: 303, mate: 303, outsider: 303 } }],
    view: { ...WITHOUT_PEOPLE, name: 'A redirect to the page' },
    hidden: 'NONE',
    unmeasured,
  },
  'POST /login/social': {
    audience: 'open',
    view: {
      name: 'What a provider tells of the person in front of the browser',
      people: [[OWN, 'signup.{name,email}']],
      facts: '{signup,signup.{provider,emailVerified,emailFree}}',
    },
    unmeasured: 'needs a login at a provider',
  },
  'POST /users/me/social/:provider': {
    audience: 'member',
    proof: true,
    permissions: [NO_PROVIDER],
    view: START,
    unmeasured,
  },
  'POST /users/me/social': { audience: 'member', view: SECURITY_VIEW, unmeasured: 'needs a login at a provider' },
  'DELETE /users/me/social/:provider': {
    audience: 'member',
    proof: true,
    permissions: [NO_PROVIDER],
    view: SECURITY_VIEW,
    unmeasured: 'rare',
  },
};
