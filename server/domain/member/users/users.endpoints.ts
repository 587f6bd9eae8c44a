import { checkEmailRules, checkUsernameRules } from '@contract/auth';
import { checkNicknameRules, joinRules, searchMembersRules } from '@contract/signup';
import { type Declarations } from '../../../app/testing/declaration';
import { MEMBERS, OWN, SESSION, WITHOUT_PEOPLE } from '../../../app/testing/privacyFields';
import { memberForm } from '../../../app/testing/targets';

export const USERS_ENDPOINTS: Declarations = {
  'GET /users/check_email': {
    audience: 'open',
    query: checkEmailRules,
    view: WITHOUT_PEOPLE,
    hidden: 'NONE',
  },
  'GET /users/check_username': {
    audience: 'open',
    query: checkUsernameRules,
    view: WITHOUT_PEOPLE,
    hidden: 'NONE',
  },
  'GET /users/check_nickname': {
    audience: 'open',
    query: checkNicknameRules,
    view: WITHOUT_PEOPLE,
    hidden: 'NONE',
  },
  'POST /users/join': {
    audience: 'open',
    form: { ...memberForm, rules: joinRules },
    view: SESSION,
    unmeasured: 'checks a password and decodes an image; see "uploads"',
  },
  'GET /users/search': {
    audience: 'member',
    query: searchMembersRules,
    view: {
      name: 'The search for members',
      people: [[MEMBERS, '[]']],
    },
    hidden: 'NONE',
  },
  'GET /users/me/measures': {
    audience: 'member',
    view: {
      name: 'Measures about oneself',
      people: [[OWN, '[].{reason,title}']],
      facts: '[].{id,createdDateTime,action,target,targetId,untilDateTime}',
    },
    hidden: 'NONE',
    unmeasured: 'on the account page only',
  },
};
