import { randomInt, randomUUID } from 'node:crypto';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { type CredentialFacts } from '../../db/tables/credential';
import { insertArchive, insertProject } from '../../db/testing/rows';
import { type TestMember } from './member';

/** Members with the data of the world: its owner, a member who shares some of it, and one without access. */
export interface Actors {
  writer: TestMember;
  mate: TestMember;
  outsider: TestMember;
  /** Like the outsider, and with the desk; the password is confirmed. */
  operator: TestMember;
}

/** The ids that the paths of the matrix name; created for every call, since many calls change them. */
export interface World {
  project: number;
  projectComment: number;
  /** To the mate. */
  invitation: number;
  /** A post with the mate in its team, with a pending application of the outsider. */
  team: number;
  application: number;
  /** A post without a free seat. */
  full: number;
  published: number;
  archiveComment: number;
  pending: number;
  pendingComment: number;
  /** The id of a line about the writer, in another published archive. */
  line: number;
  /** Of the public record, which is on. */
  code: string;
  /** Of the published archive. */
  credential: string;
  /** One that has not begun. */
  announcement: number;
  /** The mate's own id. */
  mate: number;
}

const DAY = 24 * 3_600_000;
/** One that has not begun. */
export const ANNOUNCEMENT = {
  ...{ kind: 'INFO', text: '점검이 있어요.', link: '' },
  ...{ from: new Date(Date.now() + DAY).toISOString(), until: new Date(Date.now() + 2 * DAY).toISOString() },
};

/** One row of everything: the writer's, shared with the mate. */
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

/** The only one, since three at a time are all there may be. */
async function createAnnouncement(db: Kysely<Tables>): Promise<number> {
  await db.deleteFrom('announcement').execute();
  const { text, from, until } = ANNOUNCEMENT;
  const row = { kind: 'INFO' as const, text, starts_at: new Date(from), ends_at: new Date(until) };
  return (await db.insertInto('announcement').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** A post with a team and an application, and one without a free seat; the writer leads both. */
async function createTeams(db: Kysely<Tables>, { writer, mate, outsider }: Omit<Actors, 'operator'>) {
  // Posts of earlier worlds would reach the limits of a member.
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

/** Many worlds share their actors. */
async function openRecord(db: Kysely<Tables>, { id }: TestMember): Promise<string> {
  const row = { member_id: id, code: CODE, enabled: true };
  await db
    .insertInto('member_record')
    .values(row)
    .onConflict((on) => on.doNothing())
    .execute();
  return CODE;
}

/** A credential whose signature is not checked. */
async function insertCredential(db: Kysely<Tables>, { id, nickname }: TestMember, archiveId: number): Promise<string> {
  const facts: CredentialFacts = {
    ...{ origin: 'https://teamieum.example', archiveId, title: '함께 만들었어요', nickname, roles: ['FRONT_END'] },
    ...{ startDate: '2026-01-02', endDate: '2026-05-20', teamSize: 2, evaluatedMembers: 2 },
    publishedAt: '2026-06-01T03:00:00Z',
  };
  const credentialId = randomUUID();
  await db
    .insertInto('credential')
    .values({
      ...{ id: credentialId, archive_id: archiveId, member_id: id, list: randomInt(1_000, 2_000_000_000), index: 7 },
      ...{ facts: JSON.stringify(facts), token: 'a.b.c', salt: '00', issued_at: new Date() },
    })
    .execute();
  return credentialId;
}
