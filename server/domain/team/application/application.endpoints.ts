import {
  answerRules,
  applicationEditRules,
  applicationListRules,
  applicationRules,
  myApplicationListRules,
  questionAnswerRules,
  questionRules,
} from '@contract/application';
import { type Declarations } from '../../../app/testing/declaration';
import {
  APPLICATION_FACTS,
  OWN,
  PRAISE,
  QUESTION,
  type ResponseView,
  SCHOOL_MAIL,
  SUMMARY,
  WITHOUT_PEOPLE,
} from '../../../app/testing/privacyFields';
import { at, ofProject, ofTeam, onlyWriter } from '../../../app/testing/targets';
import { type World } from '../../../app/testing/world';

const ofApplication = ({ team: id, application: applicationId }: World) => ({ id, applicationId });
const ofFull = ({ full: id }: World) => ({ id });

const APPLICATIONS: ResponseView = {
  name: 'Applications to a post, for its leader',
  people: [
    [
      OWN,
      `{applications[].,application.,}applicant.{${SUMMARY},${PRAISE},${SCHOOL_MAIL},skillCategory,schoolName,grade}`,
    ],
    [OWN, '{applications[].,application.,}{message,link,note}'],
    [OWN, `{applications[].,application.,}questions[].${QUESTION}`],
  ],
  facts:
    '{{applications[].,application.,}{id,role,joinedRole,status,reason,endedReason,questions,createdDateTime,answeredDateTime,expiresDateTime},applications,counts.{PENDING,ACCEPTED,DECLINED},roleCounts.{PM,FRONT_END,BACK_END,UX_UI_DESIGN,BX_DESIGN},totalPages,totalElements,closed,waiting}',
};

const OWN_APPLICATION: ResponseView = {
  name: 'An application, for its applicant',
  people: [],
  facts: `{{applications[].,}{${APPLICATION_FACTS},projectId,title},totalPages,totalElements}`,
};

export const APPLICATION_ENDPOINTS: Declarations = {
  'POST /projects/:id/applications': {
    audience: 'member',
    body: applicationRules,
    permissions: [
      {
        on: ofProject,
        json: () => ({ role: 'FRONT_END', message: '함께 만들고 싶어서 지원해요.' }),
        expected: { writer: 409, mate: 409, outsider: 200 },
      },
    ],
    view: OWN_APPLICATION,
    unmeasured: 'at most 20 a day for each member',
  },
  'DELETE /projects/:id/applications/mine': {
    audience: 'member',
    permissions: [{ on: ofTeam, expected: { writer: 404, mate: 404, outsider: 200, operator: 404 } }],
    view: WITHOUT_PEOPLE,
    unmeasured: 'rare',
  },
  'PUT /projects/:id/applications/mine': {
    audience: 'member',
    body: applicationEditRules,
    permissions: [
      {
        on: ofTeam,
        json: () => ({ message: '다시 읽고 고쳐 쓴 지원 메시지예요.' }),
        expected: { writer: 404, mate: 404, outsider: 200, operator: 404 },
      },
    ],
    view: OWN_APPLICATION,
    unmeasured: 'rare',
  },
  'PUT /projects/:id/applications/mine/answer': {
    audience: 'member',
    body: questionAnswerRules,
    permissions: [
      {
        on: ofFull,
        json: () => ({ number: 1, answer: '네, 할 수 있어요.' }),
        expected: { writer: 404, mate: 404, outsider: 200, operator: 404 },
      },
    ],
    view: OWN_APPLICATION,
    unmeasured: 'at most five for each application',
  },
  'GET /projects/:id/applications': {
    audience: 'member',
    query: applicationListRules,
    permissions: [{ on: ofTeam, expected: onlyWriter }],
    view: APPLICATIONS,
    hidden: 'NONE',
    unmeasured: 'for leaders only',
  },
  'PUT /projects/:id/applications/:applicationId': {
    audience: 'member',
    body: answerRules,
    permissions: [{ on: ofApplication, json: () => ({ status: 'ACCEPTED' }), expected: onlyWriter }],
    view: APPLICATIONS,
    unmeasured: 'once for each application',
  },
  'POST /projects/:id/applications/:applicationId/questions': {
    audience: 'member',
    body: questionRules,
    permissions: [{ on: ofApplication, json: () => ({ question: '언제 시작할 수 있어요?' }), expected: onlyWriter }],
    view: APPLICATIONS,
    unmeasured: 'at most five for each application',
  },
  'POST /projects/:id/applications/decline-waiting': {
    audience: 'member',
    permissions: [{ on: ofFull, expected: onlyWriter }],
    view: WITHOUT_PEOPLE,
    unmeasured: 'once for each post',
  },
  'GET /applications': {
    audience: 'member',
    query: myApplicationListRules,
    view: OWN_APPLICATION,
    hidden: at('/api/applications'),
    unmeasured: 'on the own profile only',
  },
};
