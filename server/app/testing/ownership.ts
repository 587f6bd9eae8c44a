import { mondayOf, todayInKorea } from '@contract/dates';
import { type ProjectPayload } from '@contract/project';
import { type TestMember } from './member';
import { ANNOUNCEMENT, type Actors, type World } from './world';

export { createWorld, type Actors, type World } from './world';

/** One line of the matrix: a call, and the HTTP status each actor gets. */
export interface Permission {
  /** As in `ENDPOINTS`. */
  endpoint: string;
  /** The values of the path's parameters. */
  on: (world: World) => Record<string, string | number>;
  /** The state of the target, when an endpoint has several rows. */
  state?: string;
  json?: (caller: TestMember, actors: Actors) => unknown;
  form?: string;
  expected: Record<Exclude<keyof Actors, 'operator'>, number> & {
    /** The status for an operator; by default that of the outsider. */
    operator?: number;
  };
}

const only = { writer: 200, mate: 403, outsider: 403 };
const anyone = { writer: 200, mate: 200, outsider: 200 };
/** Allowed for the team of a post. */
const teamOnly = { writer: 200, mate: 200, outsider: 403 };
/** A received one-liner belongs to its subject. */
const received = { writer: 200, mate: 404, outsider: 404 };
/** For other members the desk is an unknown path. */
const operatorOnly = { writer: 404, mate: 404, outsider: 404, operator: 200 };
const hidden = { writer: 200, mate: 200, outsider: 404 };
const waiting = { writer: 409, mate: 409, outsider: 404 };
/** Ownership is checked before state (F12). */
const waitingComment = { writer: 409, mate: 403, outsider: 404 };

const project = ({ project: id }: World) => ({ id });
const projectComment = ({ project: id, projectComment: commentId }: World) => ({ id, commentId });
const published = ({ published: id }: World) => ({ id });
const pending = ({ pending: id }: World) => ({ id });
const archiveComment = ({ published: id, archiveComment: commentId }: World) => ({ id, commentId });
const pendingComment = ({ pending: id, pendingComment: commentId }: World) => ({ id, commentId });
const team = ({ team: id }: World) => ({ id });
const application = ({ team: id, application: applicationId }: World) => ({ id, applicationId });
const full = ({ full: id }: World) => ({ id });
const invitation = ({ invitation: id }: World) => ({ id });
const record = ({ code }: World) => ({ code });
const credential = ({ credential: id }: World) => ({ id });
const target = (type: string, key: Exclude<keyof World, 'code' | 'credential'>) => (world: World) => ({
  type,
  id: world[key],
});

const announcement = ({ announcement: id }: World) => ({ id });

const comment = ({ nickname }: TestMember) => ({ content: '잘 봤어요.', writer: nickname });
const removal = (_: TestMember, { mate }: Actors) => ({ nickname: mate.nickname, note: '연락이 닿지 않았어요.' });
const checkIn = () => ({ week: mondayOf(todayInKorea()), mood: 'GOOD', text: '화면을 그렸어요.' });
const yes = () => ({ consent: 'CONFIRMED' });
const text = () => ({ content: '고쳐 썼어요.' });

const aboutTheOther = (caller: TestMember, { writer, mate }: Actors) => {
  const { nickname } = caller === writer ? mate : writer;
  return { evaluations: [{ evaluatedNickname: nickname, feedback: '든든했어요.', keyword: ['TEAMWORK'] }] };
};

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

/** The period is that of the published archive of `world.ts`, which is fixed. */
const ARCHIVE_EDIT = JSON.stringify({
  title: '고쳐 쓴 제목',
  description: '설명',
  category: 'STUDY',
  startDate: '2026-01-02',
  endDate: '2026-05-20',
  skills: ['GIT'],
  link: '',
  thumbnail: '',
  imgUrls: [],
});

/** Actor × endpoint × ownership × state (api.md; D36, D37, D50 to D53). */
export const PERMISSIONS: readonly Permission[] = [
  { endpoint: 'GET /projects/:id', on: project, expected: anyone },
  { endpoint: 'PUT /projects/:id', on: project, json: () => PROJECT_EDIT, expected: only },
  { endpoint: 'PUT /projects/:id/closed', on: project, json: () => ({ closed: true }), expected: only },
  { endpoint: 'DELETE /projects/:id', on: project, expected: only },
  { endpoint: 'POST /projects/:id/bookmark', on: project, expected: anyone },
  { endpoint: 'DELETE /projects/:id/bookmark', on: project, expected: anyone },
  { endpoint: 'POST /projects/:id/comments', on: project, json: text, expected: anyone },
  { endpoint: 'PUT /projects/:id/comments/:commentId', on: projectComment, json: text, expected: only },
  { endpoint: 'DELETE /projects/:id/comments/:commentId', on: projectComment, expected: only },
  {
    endpoint: 'POST /alarm/invited-projects/:id',
    on: invitation,
    expected: { writer: 403, mate: 200, outsider: 403 },
  },
  {
    endpoint: 'DELETE /alarm/invited-projects/:id',
    on: invitation,
    expected: { writer: 403, mate: 200, outsider: 403 },
  },

  { endpoint: 'GET /projects/:id/similar', on: project, expected: anyone },
  {
    endpoint: 'POST /projects/:id/applications',
    on: project,
    json: () => ({ role: 'FRONT_END', message: '함께 만들고 싶어서 지원해요.' }),
    expected: { writer: 409, mate: 409, outsider: 200 },
  },
  {
    endpoint: 'DELETE /projects/:id/applications/mine',
    on: team,
    expected: { writer: 404, mate: 404, outsider: 200, operator: 404 },
  },
  { endpoint: 'GET /projects/:id/applications', on: team, expected: only },
  {
    endpoint: 'PUT /projects/:id/applications/:applicationId',
    on: application,
    json: () => ({ status: 'ACCEPTED' }),
    expected: only,
  },
  { endpoint: 'POST /projects/:id/applications/decline-waiting', on: full, expected: only },
  { endpoint: 'GET /projects/:id/team', on: team, expected: teamOnly },
  { endpoint: 'PATCH /projects/:id/team', on: team, json: () => ({ notice: '목요일에 만나요.' }), expected: only },
  { endpoint: 'PUT /projects/:id/team/check-in', on: team, json: checkIn, expected: teamOnly },
  {
    endpoint: 'POST /projects/:id/team/leave',
    on: team,
    json: () => ({ reason: 'SCHEDULE' }),
    expected: { writer: 409, mate: 200, outsider: 403 },
  },
  { endpoint: 'POST /projects/:id/team/remove', on: team, json: removal, expected: only },
  { endpoint: 'POST /projects/:id/team/lead', on: team, json: removal, expected: only },

  { endpoint: 'GET /archive/:id', on: published, expected: anyone },
  { endpoint: 'GET /archive/:id', on: pending, state: 'pending', expected: hidden },
  { endpoint: 'PUT /archive/:id', on: published, form: ARCHIVE_EDIT, expected: only },
  {
    endpoint: 'PUT /archive/:id',
    on: pending,
    state: 'pending',
    form: ARCHIVE_EDIT,
    expected: { writer: 200, mate: 403, outsider: 404 },
  },
  { endpoint: 'DELETE /archive/:id', on: published, expected: only },
  { endpoint: 'DELETE /archive/:id', on: pending, state: 'pending', expected: { ...hidden, mate: 403 } },
  { endpoint: 'POST /archive/:id/bookmark', on: published, expected: anyone },
  { endpoint: 'POST /archive/:id/bookmark', on: pending, state: 'pending', expected: waiting },
  { endpoint: 'POST /archive/:id/comments', on: published, json: comment, expected: anyone },
  { endpoint: 'POST /archive/:id/comments', on: pending, state: 'pending', json: comment, expected: waiting },
  { endpoint: 'PUT /archive/:id/comments/:commentId', on: archiveComment, json: comment, expected: only },
  {
    endpoint: 'PUT /archive/:id/comments/:commentId',
    on: pendingComment,
    state: 'pending',
    json: comment,
    expected: waitingComment,
  },
  { endpoint: 'DELETE /archive/:id/comments/:commentId', on: archiveComment, expected: only },
  {
    endpoint: 'DELETE /archive/:id/comments/:commentId',
    on: pendingComment,
    state: 'pending',
    expected: waitingComment,
  },
  { endpoint: 'GET /archive/:id/evaluations', on: published, expected: { ...anyone, outsider: 403 } },
  { endpoint: 'GET /archive/:id/evaluations', on: pending, state: 'pending', expected: hidden },
  { endpoint: 'GET /archive/:id/evaluations/status', on: published, expected: { ...anyone, outsider: 403 } },
  { endpoint: 'GET /archive/:id/evaluations/status', on: pending, state: 'pending', expected: hidden },
  {
    endpoint: 'POST /archive/:id/evaluations',
    on: published,
    json: aboutTheOther,
    expected: { ...anyone, outsider: 403 },
  },
  { endpoint: 'POST /archive/:id/evaluations', on: pending, state: 'pending', json: aboutTheOther, expected: hidden },
  { endpoint: 'PUT /archive/:id/consent', on: published, json: yes, expected: { ...anyone, outsider: 403 } },
  { endpoint: 'PUT /archive/:id/consent', on: pending, state: 'pending', json: yes, expected: hidden },
  { endpoint: 'POST /archive/:id/publish', on: published, expected: { writer: 409, mate: 409, outsider: 403 } },
  { endpoint: 'POST /archive/:id/publish', on: pending, state: 'pending', expected: waiting },
  { endpoint: 'POST /archive/:id/remind', on: published, expected: { writer: 409, mate: 409, outsider: 403 } },
  { endpoint: 'POST /archive/:id/remind', on: pending, state: 'pending', expected: waiting },

  { endpoint: 'POST /archive/:id/credential', on: published, expected: { ...anyone, outsider: 403 } },
  { endpoint: 'POST /archive/:id/credential', on: pending, state: 'pending', expected: waiting },
  { endpoint: 'GET /records/:code', on: record, expected: anyone },
  { endpoint: 'GET /credentials/:id', on: credential, expected: anyone },
  { endpoint: 'GET /credentials/:id/jwt', on: credential, expected: received },
  { endpoint: 'GET /credentials/:id/png', on: credential, expected: received },
  { endpoint: 'DELETE /credentials/:id', on: credential, expected: received },

  { endpoint: 'GET /mypage/:nickname', on: () => ({ nickname: encodeURIComponent('만든사람') }), expected: anyone },
  {
    endpoint: 'PUT /mypage/feedbacks/:id/hidden',
    on: ({ line: id }) => ({ id }),
    json: () => ({ hidden: true }),
    expected: received,
  },
  {
    endpoint: 'GET /report/target/:type/:id',
    on: target('evaluation', 'line'),
    state: 'a received line',
    expected: received,
  },
  { endpoint: 'GET /report/target/:type/:id', on: target('project', 'project'), expected: anyone },
  {
    endpoint: 'GET /report/target/:type/:id',
    on: target('project_comment', 'projectComment'),
    state: 'a comment',
    expected: anyone,
  },
  {
    endpoint: 'GET /report/target/:type/:id',
    on: target('archive', 'published'),
    state: 'published',
    expected: anyone,
  },
  { endpoint: 'GET /report/target/:type/:id', on: target('archive', 'pending'), state: 'pending', expected: hidden },

  { endpoint: 'DELETE /users/me/blocks/:id', on: ({ mate: id }) => ({ id }), expected: anyone },
  { endpoint: 'PUT /admin/announcements/:id', on: announcement, json: () => ANNOUNCEMENT, expected: operatorOnly },
  { endpoint: 'DELETE /admin/announcements/:id', on: announcement, expected: operatorOnly },
  {
    endpoint: 'GET /admin/reports/:target/:id',
    on: ({ project: id }) => ({ target: 'project', id }),
    expected: operatorOnly,
  },
  { endpoint: 'GET /admin/projects/:id', on: ({ project: id }) => ({ id }), expected: operatorOnly },
  { endpoint: 'GET /admin/archives/:id', on: ({ published: id }) => ({ id }), expected: operatorOnly },
  {
    endpoint: 'PUT /admin/members/:id/role',
    on: ({ mate: id }) => ({ id }),
    json: () => ({ role: 'MEMBER', reason: '바뀌는 것이 없어요.' }),
    expected: operatorOnly,
  },
];
