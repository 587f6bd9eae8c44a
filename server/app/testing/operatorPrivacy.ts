import { type View } from './privacy';

const OPERATOR = ['operator'] as const;
const LOG =
  '{id,createdDateTime,actor.{kind,nickname},action,target,targetId,member,member.{memberId,nickname},reason,untilDateTime}';

/** What the desk tells operators about people (D130). */
export const OPERATOR_VIEWS: readonly View[] = [
  {
    name: "The desk's own session",
    endpoints: ['GET /admin/me', 'POST /admin/confirm'],
    people: [[OPERATOR, 'nickname']],
    facts: '{confirmedUntil,waiting}',
  },
  {
    name: 'Members at the desk',
    endpoints: ['GET /admin/members', 'PUT /admin/members/:id/role'],
    people: [
      [
        OPERATOR,
        `{members[].,}{memberId,nickname,profileImg,joinedDateTime,role,suspension,suspension.{untilDateTime,reason}}`,
      ],
      [OPERATOR, `{members[].,}{warnings,hides,reportsAbout,reportsBy,dismissedReportsBy,expiredApplications}`],
      [OPERATOR, `{members[].,}measures[].${LOG}`],
    ],
    facts: '{members,{members[].,}measures,totalPages,totalElements}',
  },
  {
    name: 'The log of operators',
    endpoints: ['GET /admin/log', 'GET /admin/log.csv'],
    people: [[OPERATOR, `items[].${LOG}`]],
    facts: '{,items,totalPages,totalElements}',
  },
];
