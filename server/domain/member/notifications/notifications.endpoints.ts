import { notificationRules, pushDeviceRules, resubscriptionRules, unsubscriptionRules } from '@contract/notifications';
import { type Declarations } from '../../../app/testing/declaration';
import { WITHOUT_PEOPLE, type ResponseView } from '../../../app/testing/privacyFields';

const SWITCHES = '{ANSWERS,APPLICANTS,TEAM,COMMENTS}';

const SETTINGS: ResponseView = {
  name: 'Which notices the member gets by mail and by push, the agreement to advertising, and the devices',
  people: [],
  facts: `{email,digest,agreedDate,vapidKey,{mail,push},{mail,push}.${SWITCHES},devices[].{id,label,createdDateTime,lastDateTime}}`,
};

/** Without the address at the push service and without the keys. */
const DEVICE: ResponseView = {
  name: 'A device of the member that gets pushes',
  people: [],
  facts: '{id,label,createdDateTime,lastDateTime}',
};

/** No member has this device; `pushDevices.routes.test.ts` asks for those of others. */
const NO_DEVICE = { on: () => ({ id: 2 ** 40 }), expected: { writer: 404, mate: 404, outsider: 404 } };

/** It names nobody: a link may be forwarded. */
const SUBSCRIPTION: ResponseView = {
  name: 'The lists of a mail, for who has its link',
  people: [],
  facts: `{named,lists,lists.${SWITCHES},lists.{FOUND,DIGEST}}`,
};

export const NOTIFICATIONS_ENDPOINTS: Declarations = {
  'GET /users/me/notifications': {
    audience: 'member',
    view: SETTINGS,
    hidden: 'NONE',
    unmeasured: 'on the account page, one indexed read',
  },
  'PATCH /users/me/notifications': {
    audience: 'member',
    body: notificationRules,
    view: SETTINGS,
    unmeasured: 'rare',
  },
  'POST /users/me/push-devices': {
    audience: 'member',
    body: pushDeviceRules,
    view: DEVICE,
    unmeasured: 'thirty an hour',
  },
  'PUT /users/me/push-devices/:id': {
    audience: 'member',
    permissions: [NO_DEVICE],
    body: pushDeviceRules,
    view: DEVICE,
    unmeasured: 'once a day and device',
  },
  'DELETE /users/me/push-devices/:id': {
    audience: 'member',
    permissions: [NO_DEVICE],
    view: WITHOUT_PEOPLE,
    unmeasured: 'thirty an hour',
  },
  'GET /unsubscribe': {
    audience: 'open',
    query: unsubscriptionRules,
    view: SUBSCRIPTION,
    hidden: 'NONE',
    unmeasured: 'sixty a minute, one indexed read',
  },
  'PUT /unsubscribe': {
    audience: 'open',
    body: resubscriptionRules,
    view: SUBSCRIPTION,
    unmeasured: 'sixty a minute',
  },
};
