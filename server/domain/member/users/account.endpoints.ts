import { accountChangeRules, withdrawalRules } from '@contract/auth';
import { type Declarations } from '../../../app/testing/declaration';
import { OWN, type ResponseView } from '../../../app/testing/privacyFields';

const ACCOUNT: ResponseView = {
  name: 'The own account',
  people: [[OWN, '{username,name,nickname,birth,gender,email,phone,address,createdDate}']],
  facts: '{mustChangePassword,role}',
};

export const ACCOUNT_ENDPOINTS: Declarations = {
  'GET /users/me': {
    audience: 'member',
    view: ACCOUNT,
    hidden: 'NONE',
  },
  'PATCH /users/me': {
    audience: 'member',
    body: accountChangeRules,
    view: ACCOUNT,
    unmeasured: 'rare, checks a password',
  },
  'DELETE /user/delete': {
    audience: 'member',
    body: withdrawalRules,
    view: {
      name: 'The farewell',
      people: [[OWN, 'nickname']],
    },
    unmeasured: 'once in a life, checks a password',
  },
};
