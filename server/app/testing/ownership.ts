import { type ProjectPayload } from '@contract/project';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { insertArchive, insertProject } from '../../db/testing/rows';
import { type TestMember } from './member';

/** Whose things the world holds, who shares some of them, and who has nothing to do with any. */
export interface Actors {
  writer: TestMember;
  mate: TestMember;
  outsider: TestMember;
}

/** What the paths of the matrix point at; made anew for every call, since many calls change it. */
export interface World {
  project: number;
  projectComment: number;
  /** To the mate. */
  invitation: number;
  published: number;
  archiveComment: number;
  pending: number;
  pendingComment: number;
  /** The id of a line about the writer, in another published archive. */
  line: number;
}

/** One line of the matrix: a call, and the HTTP status each actor gets. */
export interface Permission {
  /** As in `ENDPOINTS`. */
  endpoint: string;
  /** The values of the path's parameters. */
  on: (world: World) => Record<string, string | number>;
  /** What the state is about, when an endpoint has several lines. */
  state?: string;
  json?: (caller: TestMember, actors: Actors) => unknown;
  form?: string;
  expected: Record<keyof Actors, number>;
}

const only = { writer: 200, mate: 403, outsider: 403 };
const anyone = { writer: 200, mate: 200, outsider: 200 };
/** A line belongs to the member it is about. */
const received = { writer: 200, mate: 404, outsider: 404 };
const hidden = { writer: 200, mate: 200, outsider: 404 };
const waiting = { writer: 409, mate: 409, outsider: 404 };
/** Whose it is comes before what state it is in (F12). */
const waitingComment = { writer: 409, mate: 403, outsider: 404 };

const project = ({ project: id }: World) => ({ id });
const projectComment = ({ project: id, projectComment: commentId }: World) => ({ id, commentId });
const published = ({ published: id }: World) => ({ id });
const pending = ({ pending: id }: World) => ({ id });
const archiveComment = ({ published: id, archiveComment: commentId }: World) => ({ id, commentId });
const pendingComment = ({ pending: id, pendingComment: commentId }: World) => ({ id, commentId });
const invitation = ({ invitation: id }: World) => ({ id });
const target = (type: string, key: keyof World) => (world: World) => ({ type, id: world[key] });

const comment = ({ nickname }: TestMember) => ({ content: '잘 봤어요.', writer: nickname });
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

const ARCHIVE_EDIT = JSON.stringify({
  title: '고쳐 쓴 제목',
  description: '설명',
  category: 'STUDY',
  startDate: '2026-01-02',
  endDate: '2026-03-04',
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
];

/** Something of everything: the writer's, shared with the mate. */
export async function createWorld(db: Kysely<Tables>, { writer, mate }: Actors): Promise<World> {
  const projectId = await insertProject(db, writer.id);
  const invitationRow = await db
    .insertInto('project_invitation')
    .values({ project_id: projectId, member_id: mate.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const publishedId = await insertArchive(db, [writer.id, mate.id], { published_at: new Date() });
  const pendingId = await insertArchive(db, [writer.id, mate.id]);
  const below = { writer_id: writer.id, content: '댓글이에요.' };
  const { id: projectCommentId } = await db
    .insertInto('project_comment')
    .values({ ...below, project_id: projectId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [archiveCommentRow, pendingCommentRow] = await db
    .insertInto('archive_comment')
    .values([
      { ...below, archive_id: publishedId },
      { ...below, archive_id: pendingId },
    ])
    .returning('id')
    .execute();
  const told = await insertArchive(db, [mate.id, writer.id], { published_at: new Date() });
  const { handle } = await db
    .insertInto('evaluation')
    .values({
      ...{ archive_id: told, evaluator_id: mate.id, evaluated_id: writer.id },
      ...{ feedback: '든든했어요.', keywords: ['TEAMWORK'], period: 'ONE_MONTH_LESS' },
    })
    .returning('handle')
    .executeTakeFirstOrThrow();
  return {
    project: projectId,
    projectComment: projectCommentId,
    invitation: invitationRow.id,
    published: publishedId,
    archiveComment: archiveCommentRow!.id,
    pending: pendingId,
    pendingComment: pendingCommentRow!.id,
    line: handle,
  };
}
