import { type Declarations } from '../../../app/testing/declaration';
import { OWN, WITHOUT_PEOPLE, type ResponseView } from '../../../app/testing/privacyFields';
import { emailUndoRules } from '@contract/security';

/** Also the response of every change of devices, passkeys and social logins. */
export const SECURITY_VIEW: ResponseView = {
  name: 'The ways into the own account, and what happened to it',
  people: [
    [OWN, 'devices[].{id,device,current,kept,firstDateTime,lastDateTime}'],
    [OWN, 'passkeys[].{id,name,createdDateTime,usedDateTime}'],
    [OWN, 'social[].{provider,name,linkedDateTime}'],
    [OWN, 'events[].{kind,device,createdDateTime}'],
  ],
  facts: '{provenUntil,devices,passkeys,social,events}',
};

const NO_DEVICE = '00000000-0000-4000-8000-000000000000';

export const SECURITY_ENDPOINTS: Declarations = {
  'GET /users/me/security': {
    audience: 'member',
    view: SECURITY_VIEW,
    hidden: 'NONE',
    unmeasured: 'on the account page alone',
  },
  'DELETE /users/me/devices/:id': {
    audience: 'member',
    permissions: [{ on: () => ({ id: NO_DEVICE }), expected: { writer: 404, mate: 404, outsider: 404 } }],
    view: SECURITY_VIEW,
    unmeasured: 'rare',
  },
  'DELETE /users/me/devices': {
    audience: 'member',
    view: SECURITY_VIEW,
    unmeasured: 'rare',
  },
  'POST /users/undo_email': {
    audience: 'open',
    body: emailUndoRules,
    view: WITHOUT_PEOPLE,
    unmeasured: 'thirty a minute, one indexed read',
  },
};
