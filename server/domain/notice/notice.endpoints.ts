import { noticeListRules, noticesReadRules } from '@contract/notice';
import { type Declarations } from '../../app/testing/declaration';
import { OWN, type ResponseView } from '../../app/testing/privacyFields';
import { at } from '../../app/testing/targets';

const NOTICES: ResponseView = {
  name: 'Notices of a member',
  people: [[OWN, 'notices[].{actor,actor.{nickname,profileImg},others,note}']],
  facts:
    '{notices[].{id,kind,read,createdDateTime,role,reason,count,caseNumber,closed,target,target.{type,id,title,commentId}},notices,unread,totalPages,totalElements}',
};

export const NOTICE_ENDPOINTS: Declarations = {
  'GET /notices': {
    audience: 'member',
    query: noticeListRules,
    view: NOTICES,
    hidden: at('/api/notices'),
  },
  'POST /notices/read': {
    audience: 'member',
    body: noticesReadRules,
    view: NOTICES,
    unmeasured: 'one update of indexed rows',
  },
};
