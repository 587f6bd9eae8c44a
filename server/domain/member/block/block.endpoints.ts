import { blockRules } from '@contract/block';
import { type Declarations } from '../../../app/testing/declaration';
import { MEMBERS, type ResponseView } from '../../../app/testing/privacyFields';
import { anyone } from '../../../app/testing/targets';

const BLOCKED: ResponseView = {
  name: 'Members one has blocked',
  people: [[MEMBERS, '[].{id,nickname,profileImg}']],
  facts: '{,[].createdDateTime}',
};

export const BLOCK_ENDPOINTS: Declarations = {
  'GET /users/me/blocks': {
    audience: 'member',
    view: BLOCKED,
    hidden: 'NONE',
    unmeasured: 'on the account page only',
  },
  'POST /users/me/blocks': {
    audience: 'member',
    body: blockRules,
    view: BLOCKED,
    unmeasured: 'rare',
  },
  'DELETE /users/me/blocks/:id': {
    audience: 'member',
    permissions: [{ on: ({ mate: id }) => ({ id }), expected: anyone }],
    view: BLOCKED,
    unmeasured: 'rare',
  },
};
