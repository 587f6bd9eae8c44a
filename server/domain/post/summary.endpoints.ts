import { type Declarations } from '../../app/testing/declaration';
import { WITHOUT_PEOPLE } from '../../app/testing/privacyFields';

export const SUMMARY_ENDPOINTS: Declarations = {
  'GET /summary': {
    audience: 'open',
    view: WITHOUT_PEOPLE,
    hidden: 'NONE',
  },
};
