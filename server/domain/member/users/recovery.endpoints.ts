import { findIdRules, findPasswordRules } from '@contract/auth';
import { type Declarations } from '../../../app/testing/declaration';
import { VISITOR } from '../../../app/testing/privacyFields';

export const RECOVERY_ENDPOINTS: Declarations = {
  'POST /users/find_id': {
    audience: 'open',
    body: findIdRules,
    view: {
      name: 'A forgotten username, for who knows name, birth, gender, phone and e-mail',
      people: [[VISITOR, '{name,username,createdDate}']],
    },
    unmeasured: 'rare, five a minute',
  },
  'POST /users/find_password': {
    audience: 'open',
    body: findPasswordRules,
    view: {
      name: 'A forgotten password: the e-mail as it was typed',
      people: [[VISITOR, 'email']],
    },
    unmeasured: 'rare, five a minute; see "auth"',
  },
};
