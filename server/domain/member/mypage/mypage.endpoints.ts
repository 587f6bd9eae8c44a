import { exactObject, pageParam } from '@contract/fields';
import { feedbackHiddenRules } from '@contract/mypage';
import { type Declarations } from '../../../app/testing/declaration';
import { PROFILE, WITHOUT_PEOPLE } from '../../../app/testing/privacyFields';
import { anyone, at, onlySubject } from '../../../app/testing/targets';

const pages = exactObject({ page: pageParam() });

export const MYPAGE_ENDPOINTS: Declarations = {
  'GET /mypage': {
    audience: 'member',
    query: pages,
    view: PROFILE,
    hidden: at('/api/mypage'),
  },
  'GET /mypage/:nickname': {
    audience: 'member',
    query: pages,
    permissions: [{ on: () => ({ nickname: encodeURIComponent('만든사람') }), expected: anyone }],
    view: PROFILE,
    hidden: ({ writer }) => `/api/mypage/${encodeURIComponent(writer)}`,
  },
  'PUT /mypage/feedbacks/:id/hidden': {
    audience: 'member',
    body: feedbackHiddenRules,
    permissions: [{ on: ({ line: id }) => ({ id }), json: () => ({ hidden: true }), expected: onlySubject }],
    view: WITHOUT_PEOPLE,
    unmeasured: 'rare',
  },
};
