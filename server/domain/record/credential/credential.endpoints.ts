import { credentialRules, emailMatchRules, verifyRules } from '@contract/credential';
import { type Declarations } from '../../../app/testing/declaration';
import {
  CHECKS,
  CONTRIBUTIONS,
  COUNTED_TIME,
  EVERYBODY,
  OWN,
  type ResponseView,
  TEAM,
  WITHOUT_PEOPLE,
} from '../../../app/testing/privacyFields';
import { anyone, ofPending, ofPublished, onlySubject, waitingForTeam } from '../../../app/testing/targets';
import { type World } from '../../../app/testing/world';

const CREDENTIAL_ITEM = '{id,archiveId,title,issuedDateTime,withdrawnDateTime,verifyUrl,issuer,moved,addressOnly}';
const ofCredential = ({ credential: id }: World) => ({ id });

const OWN_CREDENTIALS: ResponseView = {
  name: 'The own credentials',
  people: [
    [TEAM, CREDENTIAL_ITEM],
    [OWN, `[].${CREDENTIAL_ITEM}`],
  ],
};

const CREDENTIAL_FILE: ResponseView = {
  name: 'A credential as file and badge image, for its owner to hand on (the e-mail address: hashed)',
  people: [[OWN, 'credentialSubject.{identifier[].{identityHash,salt},role,narrative}']],
  facts: '',
};

const CHECKED_CREDENTIAL: ResponseView = {
  name: 'A credential that somebody checks (nothing of a withdrawn one)',
  people: [
    [EVERYBODY, 'credential.{title,nickname,roles,startDate,endDate,teamSize,evaluatedMembers,archiveUrl}'],
    [EVERYBODY, `credential.{${COUNTED_TIME},${CHECKS},${CONTRIBUTIONS}}`],
  ],
  facts: '{result,credential,credential.{id,issuer,issuedDateTime,withdrawnDateTime}}',
};

export const CREDENTIAL_ENDPOINTS: Declarations = {
  'GET /users/me/credentials': {
    audience: 'member',
    view: OWN_CREDENTIALS,
    hidden: 'NONE',
    unmeasured: 'on the settings only',
  },
  'POST /archive/:id/credential': {
    audience: 'member',
    body: credentialRules,
    permissions: [
      { on: ofPublished, expected: { ...anyone, outsider: 403 } },
      { on: ofPending, state: 'pending', expected: waitingForTeam },
    ],
    view: OWN_CREDENTIALS,
    unmeasured: 'thirty an hour, a signature of 3 ms',
  },
  'GET /credentials/:id': {
    audience: 'open',
    permissions: [{ on: ofCredential, expected: anyone }],
    view: CHECKED_CREDENTIAL,
    hidden: 'NONE',
    unmeasured: 'one indexed read',
  },
  'POST /credentials/verify': {
    audience: 'open',
    body: verifyRules,
    view: CHECKED_CREDENTIAL,
    unmeasured: 'sixty a minute, a signature to verify',
  },
  'POST /credentials/:id/email': {
    audience: 'open',
    body: emailMatchRules,
    permissions: [{ on: ofCredential, json: () => ({ email: 'someone@example.org' }), expected: anyone }],
    view: WITHOUT_PEOPLE,
    unmeasured: 'ten an hour',
  },
  'GET /credentials/:id/jwt': {
    audience: 'member',
    permissions: [{ on: ofCredential, expected: onlySubject }],
    view: CREDENTIAL_FILE,
    hidden: 'NONE',
    unmeasured: 'rare',
  },
  'GET /credentials/:id/png': {
    audience: 'member',
    permissions: [{ on: ofCredential, expected: onlySubject }],
    view: CREDENTIAL_FILE,
    hidden: 'NONE',
    unmeasured: 'rare, draws a picture',
  },
  'DELETE /credentials/:id': {
    audience: 'member',
    permissions: [{ on: ofCredential, expected: onlySubject }],
    view: OWN_CREDENTIALS,
    unmeasured: 'rare',
  },
};
