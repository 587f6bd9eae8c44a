import {
  ARCHIVE_PAGE_FACTS,
  ARCHIVE_PEOPLE,
  COMMENT,
  PRAISE,
  PROJECT_FACTS,
  PROJECT_PEOPLE,
  SUMMARY,
  THREADS,
  type View,
} from './privacyFields';

const OPERATOR = ['operator'] as const;
const OWN = ['own'] as const;
const TEAM = ['mate', 'own'] as const;
const LOG =
  '{id,createdDateTime,actor.{kind,nickname},action,target,targetId,member,member.{memberId,nickname},reason,untilDateTime,own}';

const CARD =
  '{memberId,version,nickname,profileImg,joinedDateTime,role,suspension,suspension.{untilDateTime,reason},warnings,hides,reportsAbout,reportsBy,dismissedReportsBy,expiredApplications}';
const CASE_FACTS = 'number,target,targetId,state,reports,total,types,firstDateTime,lastDateTime,hidden,edited';
const FIGURE_NAMES = 'joined,active,posts,applications,accepted,answerHours,archives,publishDays,reports,measures';

/** Responses of the desk about members (D130), and of members' own measures. */
export const OPERATOR_VIEWS: readonly View[] = [
  {
    name: 'A recruitment post, as an operator opens it from its case',
    endpoints: ['GET /admin/projects/:id'],
    people: [
      [OPERATOR, PROJECT_PEOPLE],
      [OPERATOR, `${THREADS}.${COMMENT}`],
      [OPERATOR, `leader.{${SUMMARY},${PRAISE}}`],
    ],
    facts: PROJECT_FACTS,
  },
  {
    name: 'An archive, as an operator opens it from its case',
    endpoints: ['GET /admin/archives/:id'],
    people: [
      [OPERATOR, ARCHIVE_PEOPLE],
      [OPERATOR, `${THREADS}.${COMMENT}`],
      [TEAM, 'members[].username'],
    ],
    facts: ARCHIVE_PAGE_FACTS,
  },
  {
    name: "The desk's own session",
    endpoints: ['GET /admin/me', 'POST /admin/confirm'],
    people: [[OPERATOR, '{memberId,nickname}']],
    facts: '{confirmedUntil,waiting,newestReport}',
  },
  {
    name: 'Members at the desk',
    endpoints: ['GET /admin/members', 'PUT /admin/members/:id/role'],
    people: [
      [
        OPERATOR,
        `{members[].,}{memberId,version,nickname,profileImg,joinedDateTime,role,suspension,suspension.{untilDateTime,reason}}`,
      ],
      [OPERATOR, `{members[].,}{warnings,hides,reportsAbout,reportsBy,dismissedReportsBy,expiredApplications}`],
      [OPERATOR, `{members[].,}measures[].${LOG}`],
    ],
    facts: '{members,{members[].,}measures,totalPages,totalElements}',
  },
  {
    name: 'The review queue',
    endpoints: ['GET /admin/reports'],
    people: [[OPERATOR, 'cases[].{title,writer,writer.{memberId,nickname}}']],
    facts: `{cases[].{${CASE_FACTS}},cases,states,states.{OPEN,HIDDEN,DONE},totalPages,totalElements}`,
  },
  {
    name: 'A case, before and after a measure',
    endpoints: ['GET /admin/reports/:target/:id', 'POST /admin/measures'],
    people: [
      [OPERATOR, '{title,path,now,now.{fields[].{name,text},files},writer,writer.{memberId,nickname},member}'],
      // Of a comment the comment it replies to, of a one-liner who received it.
      [OPERATOR, '{context.{post.title,parent,parent.{writer.{memberId,nickname,profileImg},content}}}'],
      [OPERATOR, '{evaluated,evaluated.{memberId,nickname,profileImg},keywords,context.{archive,archive.{thumbnail}}}'],
      [OPERATOR, 'reportList[].{id,reporter.{memberId,nickname},type,content,reportedText}'],
      [OPERATOR, `member.${CARD}`],
      [OPERATOR, `member.measures[].${LOG}`],
    ],
    facts: `{${CASE_FACTS},version,own,mayDecide,hiddenParts,member.measures,context,context.{post,post.{kind,id,restriction},parent.createdDateTime,archive.{teamSize,evaluatedMembers,publishedDateTime}},reportList[].{createdDateTime,closedDateTime}}`,
  },
  {
    name: 'Numbers',
    endpoints: ['GET /admin/numbers', 'GET /admin/numbers.csv'],
    people: [],
    facts: `{,rows[].{start,{${FIGURE_NAMES}}.{value,few}}}`,
  },
  {
    name: 'The log of operators',
    endpoints: ['GET /admin/log', 'GET /admin/log.csv'],
    people: [[OPERATOR, `items[].${LOG}`]],
    facts: '{,items,totalPages,totalElements}',
  },
  {
    name: 'Measures about oneself',
    endpoints: ['GET /users/me/measures'],
    people: [[OWN, '[].{reason,title}']],
    facts: '[].{id,createdDateTime,action,target,targetId,untilDateTime}',
  },
];
