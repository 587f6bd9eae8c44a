import { closedRules, projectListRules, type ProjectPayload, projectRules } from '@contract/project';
import { type Declarations } from '../../app/testing/declaration';
import {
  APPLICATION_FACTS,
  COMMENT,
  EVERYBODY,
  MEMBERS,
  OPERATOR,
  OWN,
  PRAISE,
  type ResponseView,
  SCHOOL_MAIL,
  SUMMARY,
  THREADS,
  WITHOUT_PEOPLE,
} from '../../app/testing/privacyFields';
import { anyone, ofProject, onlyWriter, operatorOnly } from '../../app/testing/targets';

const PROJECT_EDIT: ProjectPayload = {
  title: '고쳐 쓴 제목',
  projectName: '모아밥',
  startDate: '2026-12',
  endDate: '2027-08',
  category: 'STARTUP',
  introduce: '소개',
  personnel: 6,
  roles: ['PM'],
  skills: ['FIGMA'],
  meetingOption: '오프라인',
  step: 'BEFORE_START',
  article: '모집 글',
  link: '',
  invitedMembersNicknames: [],
};
const POST_FACTS =
  'id,title,createdDate,category,period,personnel,roles,skills,meetingOption,step,bookmarks,views,' +
  'seats,seats[].{role,count,taken},filled,weeklyHours,times,deadline,status';
const PROJECT_FACTS = `{${POST_FACTS},isBookmark,closed,closedReason,hidden,hidden.{reason,hiddenDateTime,contact},archiveId,projectName,startDate,endDate,introduce,article,link,${THREADS}.{id,content,deleted,blocked,hidden,hiddenReason,createdLocalDateTime,parentCommentId}}`;
/** Whom it shows, besides the comments. */
const PROJECT_PEOPLE = '{writerId,writer,writerProfileImage,members[].{memberId,nickname,profileImgUrl,role}}';

const POST_LISTS: ResponseView = {
  name: 'Lists of recruitment posts',
  people: [[EVERYBODY, 'projects[].writer']],
  facts: `{projects[].{${POST_FACTS},isBookmark,closed,comments},totalPages,totalElements}`,
};

export const PROJECT_ENDPOINTS: Declarations = {
  'GET /projects/filter/keyword': {
    audience: 'viewer',
    query: projectListRules,
    view: POST_LISTS,
    hidden: () => '/api/projects/filter/keyword?size=50',
  },
  'GET /projects/filter/search': {
    audience: 'viewer',
    query: projectListRules,
    view: POST_LISTS,
    hidden: () => `/api/projects/filter/search?size=50&title=${encodeURIComponent('보이면')}`,
  },
  'GET /projects/:id': {
    audience: 'viewer',
    permissions: [{ on: ofProject, expected: anyone }],
    view: {
      name: 'A recruitment post',
      people: [
        [EVERYBODY, PROJECT_PEOPLE],
        [EVERYBODY, `${THREADS}.${COMMENT}`],
        [EVERYBODY, `leader.{${SUMMARY}}`],
        [MEMBERS, `leader.{${PRAISE},${SCHOOL_MAIL}}`],
        [MEMBERS, `mine.{state,projectInvitedMemberId,waiting,application.{${APPLICATION_FACTS},projectId,title}}`],
        [OWN, 'invitedMembers[].{nickname,status,projectInvitedMemberId}'],
        [OWN, 'updatedDateTime'],
      ],
      facts: PROJECT_FACTS,
    },
    hidden: ({ project }) => `/api/projects/${project}`,
  },
  'POST /projects': {
    audience: 'member',
    body: projectRules,
    view: WITHOUT_PEOPLE,
  },
  'PUT /projects/:id': {
    audience: 'member',
    body: projectRules,
    permissions: [{ on: ofProject, json: () => PROJECT_EDIT, expected: onlyWriter }],
    view: WITHOUT_PEOPLE,
    unmeasured: 'rare beside new posts, the same work',
  },
  'DELETE /projects/:id': {
    audience: 'member',
    permissions: [{ on: ofProject, expected: onlyWriter }],
    view: WITHOUT_PEOPLE,
    unmeasured: 'rare',
  },
  'PUT /projects/:id/closed': {
    audience: 'member',
    body: closedRules,
    permissions: [{ on: ofProject, json: () => ({ closed: true }), expected: onlyWriter }],
    view: WITHOUT_PEOPLE,
  },
  'POST /projects/:id/bookmark': {
    audience: 'member',
    permissions: [{ on: ofProject, expected: anyone }],
    view: WITHOUT_PEOPLE,
  },
  'DELETE /projects/:id/bookmark': {
    audience: 'member',
    permissions: [{ on: ofProject, expected: anyone }],
    view: WITHOUT_PEOPLE,
  },
  'GET /projects/:id/similar': {
    audience: 'viewer',
    permissions: [{ on: ofProject, expected: anyone }],
    view: {
      name: 'Posts like one',
      people: [[EVERYBODY, '[].writer']],
      facts: `[].{${POST_FACTS},isBookmark,closed,comments}`,
    },
    hidden: ({ project }) => `/api/projects/${project + 1}/similar`,
  },
  'GET /admin/projects/:id': {
    audience: 'operator',
    permissions: [{ on: ({ project: id }) => ({ id }), expected: operatorOnly }],
    view: {
      name: 'A recruitment post, as an operator opens it from its case',
      people: [
        [OPERATOR, PROJECT_PEOPLE],
        [OPERATOR, `${THREADS}.${COMMENT}`],
        [OPERATOR, `leader.{${SUMMARY},${PRAISE},${SCHOOL_MAIL}}`],
      ],
      facts: PROJECT_FACTS,
    },
    hidden: 'NONE',
    unmeasured: 'for operators only',
  },
};
