import { randomInt, randomUUID } from 'node:crypto';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { type CredentialFacts } from '../../db/columnTypes';
import { insertArchive, insertMember, insertProject } from '../../db/testing/rows';
import { DAY } from '../../lib/durations';
import { type TestMember } from './member';

/** The members of the test world: its owner, a mate who shares some of its data, and an outsider without access. */
export interface Actors {
  writer: TestMember;
  mate: TestMember;
  outsider: TestMember;
  /** Has the outsider's data and the operator role; the password is confirmed. */
  operator: TestMember;
}

/** The ids for the paths of the matrix; created anew for every call, since many calls change them. */
export interface World {
  project: number;
  projectComment: number;
  /** The invitation sent to the mate. */
  invitation: number;
  /** A post with the mate in its team and a pending application of the outsider. */
  team: number;
  application: number;
  /** A post without a free seat. */
  full: number;
  published: number;
  archiveComment: number;
  pending: number;
  pendingComment: number;
  /** A line of the mate in the pending archive. */
  contribution: number;
  /** The id of a one-liner about the writer, in another published archive. */
  line: number;
  /** The code of the public record, which is on. */
  code: string;
  /** A credential of the published archive. */
  credential: string;
  /** An announcement that has not begun. */
  announcement: number;
  /** The number of the case of the post. */
  caseNumber: number;
  /** An act of an operator that was taken back. */
  undo: number;
  /** The ids of the writer and the mate. */
  writer: number;
  mate: number;
}

/** An announcement that has not begun. */
export const ANNOUNCEMENT = {
  kind: 'INFO',
  text: '점검이 있어요.',
  link: '',
  from: new Date(Date.now() + DAY).toISOString(),
  until: new Date(Date.now() + 2 * DAY).toISOString(),
};

/** Creates one row of every kind, owned by the writer and shared with the mate. */
export async function createWorld(
  db: Kysely<Tables>,
  { writer, mate, outsider }: Omit<Actors, 'operator'>,
): Promise<World> {
  const projectId = await insertProject(db, writer.id);
  const invitationRow = await db
    .insertInto('project_invitation')
    .values({ project_id: projectId, member_id: mate.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { teamId, applicationId, fullId } = await createTeams(db, { writer, mate, outsider });
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
  // What a single teammate wrote could not be picked for the record (D154).
  const third = await insertMember(db);
  const evaluated = await insertArchive(db, [mate.id, writer.id, third], { published_at: new Date() });
  const evaluation = {
    archive_id: evaluated,
    evaluated_id: writer.id,
    feedback: '든든했어요.',
    keywords: ['TEAMWORK' as const],
    period: 'ONE_MONTH_LESS' as const,
  };
  await db
    .insertInto('evaluation')
    .values({ ...evaluation, evaluator_id: third, owner_hidden_at: new Date() })
    .execute();
  const { handle } = await db
    .insertInto('evaluation')
    .values({ ...evaluation, evaluator_id: mate.id })
    .returning('handle')
    .executeTakeFirstOrThrow();
  return {
    project: projectId,
    projectComment: projectCommentId,
    invitation: invitationRow.id,
    team: teamId,
    application: applicationId,
    full: fullId,
    published: publishedId,
    archiveComment: archiveCommentRow!.id,
    pending: pendingId,
    pendingComment: pendingCommentRow!.id,
    contribution: await createContribution(db, pendingId, mate),
    line: handle,
    code: await openRecord(db, writer),
    credential: await insertCredential(db, writer, publishedId),
    caseNumber: await numberCase(db, projectId),
    undo: await createUndo(db, projectId, writer),
    writer: writer.id,
    mate: mate.id,
    announcement: await createAnnouncement(db),
  };
}

/** What a member of a pending archive did. */
const createContribution = async (db: Kysely<Tables>, archive: number, { id }: TestMember): Promise<number> =>
  (
    await db
      .insertInto('contribution')
      .values({ archive_id: archive, member_id: id, position: 0, text: '기획과 일정 관리' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** The number of a post's case, as its first report gives it. */
const numberCase = async (db: Kysely<Tables>, project: number): Promise<number> =>
  (
    await db
      .insertInto('case_number')
      .values({ target: 'PROJECT', target_id: project })
      .returning('number')
      .executeTakeFirstOrThrow()
  ).number;

/** An act of the newest operator, so that taking it back again changes nothing. */
async function createUndo(db: Kysely<Tables>, project: number, writer: TestMember): Promise<number> {
  const operators = db.selectFrom('member').select('id').where('account_role', '=', 'OPERATOR').orderBy('id', 'desc');
  const operator = await operators.executeTakeFirst();
  const now = new Date();
  const row = { target: 'PROJECT', target_id: project, at: now, until_at: now, version: '', undone_at: now } as const;
  return (
    await db
      .insertInto('measure_undo')
      .values({ ...row, operator_id: (operator ?? writer).id, hidden_at: null, hidden_by: null, edited_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/** Deletes all others first, since at most three may overlap. */
async function createAnnouncement(db: Kysely<Tables>): Promise<number> {
  await db.deleteFrom('announcement').execute();
  const { text, from, until } = ANNOUNCEMENT;
  const row = { kind: 'INFO' as const, text, starts_at: new Date(from), ends_at: new Date(until) };
  return (await db.insertInto('announcement').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/**
 * Creates a post with a team and an application, and one without a free seat, whose applicant was asked a question; the
 * writer leads both.
 */
async function createTeams(db: Kysely<Tables>, { writer, mate, outsider }: Omit<Actors, 'operator'>) {
  // Applications of earlier worlds would exceed the limits of a member.
  await db.deleteFrom('project_application').where('member_id', '=', outsider.id).execute();
  const teamId = await insertProject(db, writer.id);
  const fullId = await insertProject(db, writer.id, { personnel: 1 });
  await db
    .insertInto('project_member')
    .values([teamId, fullId].map((project_id) => ({ project_id, member_id: mate.id, role: 'FRONT_END' as const })))
    .execute();
  const sent = { role: 'FRONT_END' as const, message: '함께 만들고 싶어서 지원해요.', created_at: new Date() };
  const { id: applicationId } = await db
    .insertInto('project_application')
    .values({ project_id: teamId, member_id: outsider.id, ...sent, reason: null, note: null, answered_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: askedId } = await db
    .insertInto('project_application')
    .values({ project_id: fullId, member_id: outsider.id, ...sent, reason: null, note: null, answered_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('application_question')
    .values({ application_id: askedId, number: 1, question: '언제 시작할 수 있어요?', asked_at: new Date() })
    .execute();
  return { teamId, applicationId, fullId };
}

const CODE = 'aaaabbbbcccc';

/** Several worlds share the same actors, so the row may exist. */
async function openRecord(db: Kysely<Tables>, { id }: TestMember): Promise<string> {
  const row = { member_id: id, code: CODE, enabled: true };
  await db
    .insertInto('member_record')
    .values(row)
    .onConflict((on) => on.doNothing())
    .execute();
  return CODE;
}

/** A credential with an invalid signature, for tests that do not verify it. */
async function insertCredential(db: Kysely<Tables>, { id, nickname }: TestMember, archiveId: number): Promise<string> {
  const facts: CredentialFacts = {
    origin: 'https://teamieum.example',
    archiveId,
    title: '함께 만들었어요',
    nickname,
    roles: ['FRONT_END'],
    startDate: '2026-01-02',
    endDate: '2026-05-20',
    teamSize: 2,
    evaluatedMembers: 2,
    publishedAt: '2026-06-01T03:00:00Z',
  };
  const credentialId = randomUUID();
  await db
    .insertInto('credential')
    .values({
      id: credentialId,
      archive_id: archiveId,
      member_id: id,
      list: randomInt(1_000, 2_000_000_000),
      index: 7,
      facts: JSON.stringify(facts),
      token: 'a.b.c',
      salt: '00',
      issued_at: new Date(),
    })
    .execute();
  return credentialId;
}
