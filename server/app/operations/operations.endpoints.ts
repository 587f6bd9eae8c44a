import { type Declarations } from '../testing/declaration';
import { WITHOUT_PEOPLE } from '../testing/privacyFields';

export const OPERATIONS_ENDPOINTS: Declarations = {
  'GET /health': {
    audience: 'open',
    view: WITHOUT_PEOPLE,
    hidden: 'NONE',
  },
  'GET /ready': {
    audience: 'open',
    view: WITHOUT_PEOPLE,
    hidden: 'NONE',
  },
};
