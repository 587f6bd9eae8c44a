import { mailCodeRules, mailLinkRules, schoolMailRules } from '@contract/mails';
import { type Declarations } from '../../../app/testing/declaration';
import { MEMBERS, type ResponseView, VISITOR } from '../../../app/testing/privacyFields';
import { anyone } from '../../../app/testing/targets';

/** Each has confirmed the e-mail before. */
const nothingLeft = { writer: 409, mate: 409, outsider: 409 };
const ofEmail = () => ({ kind: 'email' });

const MAILS: ResponseView = {
  name: 'The own e-mail addresses, with the codes sent to them',
  people: [
    [MEMBERS, '{email,email.{address,confirmedDateTime,code.address}}'],
    [MEMBERS, '{school.{address,domain,confirmedDateTime,untilDate},schoolCode.address}'],
  ],
  facts:
    '{email.{disposable,code,code.{resendDateTime,expiresDateTime,triesLeft}},school,schoolCode,schoolCode.{resendDateTime,expiresDateTime,triesLeft},outbox}',
};

export const ADDRESSES_ENDPOINTS: Declarations = {
  'POST /users/mail_link': {
    audience: 'open',
    body: mailLinkRules,
    view: {
      name: 'The account of a link, for who received it by mail',
      people: [[VISITOR, '{nickname,joinedDate,address}']],
      facts: '{kind,removed}',
    },
    unmeasured: 'thirty a minute, one indexed read',
  },
  'GET /users/me/mails': {
    audience: 'member',
    view: MAILS,
    hidden: 'NONE',
    unmeasured: 'on the account page, and for members without a confirmed e-mail',
  },
  'PUT /users/me/mails/:kind': {
    audience: 'member',
    body: schoolMailRules,
    permissions: [
      { on: () => ({ kind: 'school' }), json: ({ id }) => ({ address: `own${id}@hanyang.ac.kr` }), expected: anyone },
    ],
    view: MAILS,
    unmeasured: 'five a day',
  },
  'DELETE /users/me/mails/:kind': {
    audience: 'member',
    permissions: [{ on: ofEmail, expected: anyone }],
    view: MAILS,
    unmeasured: 'rare',
  },
  'POST /users/me/mails/:kind/code': {
    audience: 'member',
    permissions: [{ on: ofEmail, expected: nothingLeft }],
    view: MAILS,
    unmeasured: 'five a day',
  },
  'POST /users/me/mails/:kind': {
    audience: 'member',
    body: mailCodeRules,
    permissions: [{ on: ofEmail, json: () => ({ code: '000000' }), expected: anyone }],
    view: MAILS,
    unmeasured: 'rare',
  },
};
