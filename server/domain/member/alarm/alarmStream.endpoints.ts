import { type Declarations } from '../../../app/testing/declaration';
import { WITHOUT_PEOPLE } from '../../../app/testing/privacyFields';

export const ALARM_STREAM_ENDPOINTS: Declarations = {
  'GET /alarm/stream': {
    audience: 'member',
    endless: true,
    view: WITHOUT_PEOPLE,
    hidden: 'NONE',
    unmeasured: 'never ends; see the benchmark "streams"',
  },
};
