import { type Declarations } from '../../../app/testing/declaration';
import { OWN, type ResponseView } from '../../../app/testing/privacyFields';

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

export const SECURITY_ENDPOINTS: Declarations = {
  'GET /users/me/security': {
    audience: 'member',
    view: SECURITY_VIEW,
    hidden: 'NONE',
    unmeasured: 'on the account page alone',
  },
};
