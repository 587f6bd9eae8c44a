import { proofRules } from '@contract/security';
import { newPasskeyRules, passkeyLoginRules, passkeyNameRules } from '@contract/passkey';
import { type Declarations } from '../../../app/testing/declaration';
import { OWN, SESSION, WITHOUT_PEOPLE, type ResponseView } from '../../../app/testing/privacyFields';
import { SECURITY_VIEW } from '../security/security.endpoints';

const REQUEST_OPTIONS: ResponseView = {
  name: 'What a browser needs to use a passkey',
  people: [],
  facts: '{challenge,timeout,rpId,userVerification,allowCredentials,allowCredentials[].{id,type}}',
};

const CREATION_OPTIONS: ResponseView = {
  name: 'What a browser needs to make a passkey',
  people: [[OWN, 'user.{id,name,displayName}']],
  facts:
    '{challenge,timeout,attestation,user,excludeCredentials[].{id,type},rp,rp.{name,id},pubKeyCredParams,pubKeyCredParams[].{alg,type},excludeCredentials,authenticatorSelection,authenticatorSelection.{residentKey,userVerification,requireResidentKey},extensions,extensions.credProps,hints}',
};

/** No member has this passkey; `passkeys.routes.test.ts` asks for those of others. */
const NO_PASSKEY = { on: () => ({ id: 'none' }), expected: { writer: 404, mate: 404, outsider: 404 } };

const unmeasured = 'rare';

export const PASSKEY_ENDPOINTS: Declarations = {
  'POST /login/passkey/options': {
    audience: 'open',
    view: REQUEST_OPTIONS,
    unmeasured: 'once a visit of the login page, reads no row',
  },
  'POST /login/passkey': {
    audience: 'open',
    body: passkeyLoginRules,
    view: SESSION,
    unmeasured: 'needs an authenticator',
  },
  'POST /users/me/passkeys/options': { audience: 'member', proof: true, view: CREATION_OPTIONS, unmeasured },
  'POST /users/me/passkeys': {
    audience: 'member',
    proof: true,
    body: newPasskeyRules,
    view: SECURITY_VIEW,
    unmeasured,
  },
  'PATCH /users/me/passkeys/:id': {
    audience: 'member',
    permissions: [NO_PASSKEY],
    body: passkeyNameRules,
    view: SECURITY_VIEW,
    unmeasured,
  },
  'DELETE /users/me/passkeys/:id': {
    audience: 'member',
    proof: true,
    permissions: [NO_PASSKEY],
    view: SECURITY_VIEW,
    unmeasured,
  },
  'POST /users/me/proof/options': { audience: 'member', view: REQUEST_OPTIONS, unmeasured },
  'POST /users/me/proof': {
    audience: 'member',
    body: proofRules,
    view: { ...WITHOUT_PEOPLE, name: 'Until when the session is proven', facts: '{provenUntil}' },
    unmeasured: 'rare, checks a password',
  },
};
