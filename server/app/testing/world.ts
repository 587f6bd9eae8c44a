import { randomInt, randomUUID } from 'node:crypto';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { type CredentialFacts } from '../../db/tables/credential';
import { insertArchive, insertProject } from '../../db/testing/rows';
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
  /** The id of a one-liner about the writer, in another published archive. */
  line: number;
  /** The code of the public record, which is on. */
  code: string;
  /** A credential of the published archive. */
  credential: string;
  /** An announcement that has not begun. */
  announcement: number;
  /** The mate's id. */
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
  const evaluated = await insertArchive(db, [mate.id, writer.id], { published_at: new Date() });
  const { handle } = await db
    .insertInto('evaluation')
    .values({
      archive_id: evaluated,
      evaluator_id: mate.id,
      evaluated_id: writer.id,
      feedback: '든든했어요.',
      keywords: ['TEAMWORK'],
      period: 'ONE_MONTH_LESS',
    })
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
    line: handle,
    code: await openRecord(db, writer),
    credential: await insertCredential(db, writer, publishedId),
    mate: mate.id,
    announcement: await createAnnouncement(db),
  };
}

/** Deletes all others first, since at most three may overlap. */
async function createAnnouncement(db: Kysely<Tables>): Promise<number> {
  await db.deleteFrom('announcement').execute();
  const { text, from, until } = ANNOUNCEMENT;
  const row = { kind: 'INFO' as const, text, starts_at: new Date(from), ends_at: new Date(until) };
  return (await db.insertInto('announcement').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Creates a post with a team and an application, and one without a free seat; the writer leads both. */
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
