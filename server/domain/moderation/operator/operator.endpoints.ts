import {
  caseListRules,
  confirmRules,
  hideRecentRules,
  logCsvRules,
  logListRules,
  measureRules,
  memberListRules,
  numbersRules,
  roleRules,
  templatesRules,
} from '@contract/operator';
import { type Declarations } from '../../../app/testing/declaration';
import { OPERATOR, type ResponseView } from '../../../app/testing/privacyFields';
import { operatorOnly } from '../../../app/testing/targets';

const LOG =
  '{id,createdDateTime,actor.{kind,nickname},action,target,targetId,member,member.{memberId,nickname},reason,untilDateTime,own}';
const CARD =
  '{memberId,version,nickname,profileImg,joinedDateTime,role,suspension,suspension.{untilDateTime,reason},warnings,hides,reportsAbout,reportsBy,dismissedReportsBy,expiredApplications}';
const RESEMBLES = 'resembles[].{memberId,nickname}';
const CASE_FACTS = 'number,target,targetId,state,reports,total,types,firstDateTime,lastDateTime,hidden,edited';
const FIGURE_NAMES =
  'joined,active,posts,applications,accepted,answerHours,archives,publishDays,reports,measures,mailsSent,mailsFailed,mailsBounced,pushesSent,pushesFailed';

const DESK_SESSION: ResponseView = {
  name: "The desk's own session",
  people: [[OPERATOR, '{memberId,nickname}']],
  facts: '{confirmedUntil,waiting,newestReport}',
};

const DESK_MEMBERS: ResponseView = {
  name: 'Members at the desk',
  people: [
    [
      OPERATOR,
      `{members[].,}{memberId,version,nickname,profileImg,joinedDateTime,role,suspension,suspension.{untilDateTime,reason}}`,
    ],
    [OPERATOR, `{members[].,}{warnings,hides,reportsAbout,reportsBy,dismissedReportsBy,expiredApplications}`],
    [OPERATOR, `{members[].,}measures[].${LOG}`],
    [OPERATOR, `{members[].,}${RESEMBLES}`],
  ],
  facts: '{members,{members[].,}{measures,resembles},totalPages,totalElements}',
};

const CASE: ResponseView = {
  name: 'A case, before and after a measure',
  people: [
    [OPERATOR, '{title,path,now,now.{fields[].{name,text},files},writer,writer.{memberId,nickname},member}'],
    // Of a comment the comment it replies to, of a one-liner who received it.
    [OPERATOR, '{context.{post.title,parent,parent.{writer.{memberId,nickname,profileImg},content}}}'],
    [OPERATOR, '{evaluated,evaluated.{memberId,nickname,profileImg},keywords,context.{archive,archive.{thumbnail}}}'],
    [OPERATOR, 'reportList[].{id,reporter.{memberId,nickname},type,content,reportedText,fields,fields[].{name,text}}'],
    [OPERATOR, 'stated.{confirmedTitle,lines[].{memberId,nickname,text,link}}'],
    [OPERATOR, `member.${CARD}`],
    [OPERATOR, `member.measures[].${LOG}`],
    [OPERATOR, `member.${RESEMBLES}`],
  ],
  facts: `{${CASE_FACTS},stated,stated.{lines,lines[].{confirmed,of}},undo,undo.{id,untilDateTime},writtenDateTime,editedDateTime,version,own,mayDecide,hiddenParts,member.{measures,resembles},context,context.{post,post.{kind,id,restriction},parent.createdDateTime,archive.{teamSize,evaluatedMembers,publishedDateTime}},reportList[].{createdDateTime,closedDateTime}}`,
};

const RECENT_TEXTS: ResponseView = {
  name: 'The texts of a member that can be hidden at once',
  people: [[OPERATOR, '{posts,archives,comments}']],
  facts: '{hidden}',
};

const TEMPLATES: ResponseView = {
  name: 'Reasons that operators use often',
  people: [],
  facts: '{templates[].{name,text},version}',
};

const NUMBERS: ResponseView = {
  name: 'Numbers',
  people: [],
  facts: `{,rows[].{start,{${FIGURE_NAMES}}.{value,few}}}`,
};

const OPERATOR_LOG: ResponseView = {
  name: 'The log of operators',
  people: [[OPERATOR, `items[].${LOG}`]],
  facts: '{,items,totalPages,totalElements}',
};

export const OPERATOR_ENDPOINTS: Declarations = {
  'GET /admin/me': {
    audience: 'operator',
    view: DESK_SESSION,
    hidden: 'NONE',
    unmeasured: 'for operators only',
  },
  'POST /admin/confirm': {
    audience: 'operator',
    body: confirmRules,
    view: DESK_SESSION,
    unmeasured: 'for operators only, checks a password',
  },
  'GET /admin/members': {
    audience: 'operator',
    query: memberListRules,
    view: DESK_MEMBERS,
    hidden: 'NONE',
    unmeasured: 'for operators only',
  },
  'PUT /admin/members/:id/role': {
    audience: 'operator',
    body: roleRules,
    permissions: [
      {
        on: ({ mate: id }) => ({ id }),
        json: () => ({ role: 'MEMBER', reason: '바뀌는 것이 없어요.' }),
        expected: operatorOnly,
      },
    ],
    view: DESK_MEMBERS,
    unmeasured: 'rare',
  },
  'GET /admin/reports': {
    audience: 'operator',
    query: caseListRules,
    view: {
      name: 'The review queue',
      people: [[OPERATOR, 'cases[].{title,writer,writer.{memberId,nickname}}']],
      facts: `{cases[].{${CASE_FACTS}},cases,states,states.{OPEN,HIDDEN,DONE},totalPages,totalElements}`,
    },
    hidden: 'NONE',
    unmeasured: 'for operators only',
  },
  'GET /admin/reports/:target/:id': {
    audience: 'operator',
    permissions: [{ on: ({ project: id }) => ({ target: 'project', id }), expected: operatorOnly }],
    view: CASE,
    hidden: 'NONE',
    unmeasured: 'for operators only',
  },
  'GET /admin/case-numbers/:id': {
    audience: 'operator',
    permissions: [{ on: ({ caseNumber: id }) => ({ id }), expected: operatorOnly }],
    view: {
      name: 'The case with a number',
      people: [],
      facts: '{target,targetId}',
    },
    hidden: 'NONE',
    unmeasured: 'for operators only',
  },
  'POST /admin/measures': {
    audience: 'operator',
    body: measureRules,
    view: CASE,
    unmeasured: 'rare',
  },
  'POST /admin/measures/:id/undo': {
    audience: 'operator',
    permissions: [{ on: ({ undo: id }) => ({ id }), expected: operatorOnly }],
    view: CASE,
    unmeasured: 'rare',
  },
  'GET /admin/members/:id/recent': {
    audience: 'operator',
    permissions: [{ on: ({ mate: id }) => ({ id }), expected: operatorOnly }],
    view: RECENT_TEXTS,
    hidden: 'NONE',
    unmeasured: 'for operators only',
  },
  'POST /admin/members/:id/recent/hide': {
    audience: 'operator',
    body: hideRecentRules,
    permissions: [
      { on: ({ mate: id }) => ({ id }), json: () => ({ reason: '광고를 여러 번 올렸어요.' }), expected: operatorOnly },
    ],
    view: RECENT_TEXTS,
    unmeasured: 'rare',
  },
  'GET /admin/templates': {
    audience: 'operator',
    view: TEMPLATES,
    hidden: 'NONE',
    unmeasured: 'for operators only',
  },
  'PUT /admin/templates': {
    audience: 'operator',
    body: templatesRules,
    view: TEMPLATES,
    unmeasured: 'rare',
  },
  'GET /admin/numbers': {
    audience: 'operator',
    query: numbersRules,
    view: NUMBERS,
    hidden: 'NONE',
    unmeasured: 'for operators only',
  },
  'GET /admin/numbers.csv': {
    audience: 'operator',
    query: numbersRules,
    view: NUMBERS,
    hidden: 'NONE',
    unmeasured: 'for operators only',
  },
  'GET /admin/log': {
    audience: 'operator',
    query: logListRules,
    view: OPERATOR_LOG,
    hidden: 'NONE',
    unmeasured: 'for operators only',
  },
  'GET /admin/log.csv': {
    audience: 'operator',
    query: logCsvRules,
    view: OPERATOR_LOG,
    hidden: 'NONE',
    unmeasured: 'ten an hour, for operators only',
  },
};
