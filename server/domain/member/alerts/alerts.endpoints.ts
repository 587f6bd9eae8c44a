import { savedSearchRules, searchChangeRules } from '@contract/savedSearch';
import { type Declarations } from '../../../app/testing/declaration';
import { WITHOUT_PEOPLE, type ResponseView } from '../../../app/testing/privacyFields';

const SEARCHES: ResponseView = {
  name: 'Saved searches of the member',
  people: [],
  facts: '{,[].{id,query,name,mail,push,createdDateTime}}',
};

const SEARCH: ResponseView = {
  name: 'A saved search of the member',
  people: [],
  facts: '{id,query,name,mail,push,createdDateTime}',
};

/** No member has this search; `alerts.routes.test.ts` asks for those of others. */
const NO_SEARCH = { on: () => ({ id: 2 ** 40 }), expected: { writer: 404, mate: 404, outsider: 404 } };

export const ALERT_ENDPOINTS: Declarations = {
  'GET /users/me/alerts': {
    audience: 'member',
    view: SEARCHES,
    hidden: 'NONE',
    unmeasured: 'at most ten rows by an index',
  },
  'POST /users/me/alerts': {
    audience: 'member',
    body: savedSearchRules,
    view: SEARCH,
    unmeasured: 'sixty an hour',
  },
  'PATCH /users/me/alerts/:id': {
    audience: 'member',
    body: searchChangeRules,
    permissions: [NO_SEARCH],
    view: SEARCH,
    unmeasured: 'sixty an hour',
  },
  'DELETE /users/me/alerts/:id': {
    audience: 'member',
    permissions: [NO_SEARCH],
    view: WITHOUT_PEOPLE,
    unmeasured: 'sixty an hour',
  },
};
