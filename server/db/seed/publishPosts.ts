import { mondayOf, todayInKorea } from '@contract/dates';
import { type FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { seededRandom } from '../../lib/seededRandom';
import { type Tables } from '../tables';
import { createLogins, type TokenOf } from './logins';
import { planPosts, type PlannedPost } from './planPosts';
import { callProduct } from './productApi';

/** Publishes the demo posts that do not exist yet, each by its writer. @returns how many */
export async function publishPosts(app: FastifyInstance, db: Kysely<Tables>, seed: number): Promise<number> {
  const there = await db
    .selectFrom('project')
    .innerJoin('member', 'member.id', 'writer_id')
    .select('title')
    .where('username', 'like', 'demo%')
    .execute();
  const titles = new Set(there.map(({ title }) => title));
  const missing = planPosts(Date.now(), seededRandom(seed)).filter(({ payload }) => !titles.has(payload.title));

  const tokenOf = createLogins(app);
  for (const post of missing) await publish(app, db, post, tokenOf);
  return missing.length;
}

/** Publishes a post through the API, then writes its date, view count and closing directly. */
async function publish(app: FastifyInstance, db: Kysely<Tables>, post: PlannedPost, tokenOf: TokenOf) {
  const { payload, writer, createdAt, closed, views } = post;
  const { data: id } = await callProduct<number>(app, '/projects', { token: await tokenOf(writer), json: payload });
  await talkBelow(app, id, post, tokenOf);
  await recruitFor(app, id, post, tokenOf);
  await db
    .updateTable('project')
    .set({ created_at: createdAt, view_count: views, ...(closed && { closed, closed_reason: 'WRITER' as const }) })
    .where('id', '=', id)
    .execute();
  await db.updateTable('project_invitation').set({ invited_at: createdAt }).where('project_id', '=', id).execute();
  // In the order they were written, spread over the days since.
  await sql`
    update project_comment set created_at = ${createdAt}::timestamptz + (${new Date()}::timestamptz - ${createdAt}::timestamptz) * (number / (total + 1.0))
    from (select id, row_number() over (order by id) as number, count(*) over () as total
          from project_comment where project_id = ${id}) as placed
    where project_comment.id = placed.id
  `.execute(db);
}

/** Sends applications, of which the leader accepts some; accepted members check in for the first week. */
async function recruitFor(app: FastifyInstance, id: number, { writer, applicants }: PlannedPost, tokenOf: TokenOf) {
  const ids = new Map<string, number>();
  for (const { nickname, role, message } of applicants) {
    const json = { role, message };
    const token = await tokenOf(nickname);
    ids.set(
      nickname,
      (await callProduct<{ id: number }>(app, `/projects/${id}/applications`, { token, json })).data.id,
    );
  }
  for (const { nickname } of applicants.filter(({ accepted }) => accepted)) {
    const answer = { token: await tokenOf(writer), json: { status: 'ACCEPTED' }, method: 'PUT' as const };
    await callProduct(app, `/projects/${id}/applications/${ids.get(nickname)}`, answer);
    const line = { week: mondayOf(todayInKorea()), mood: 'GOOD', text: '첫 모임에서 역할과 일정을 정했어요.' };
    await callProduct(app, `/projects/${id}/team/check-in`, {
      token: await tokenOf(nickname),
      json: line,
      method: 'PUT' as const,
    });
  }
}

async function talkBelow(app: FastifyInstance, id: number, { writer, talk }: PlannedPost, tokenOf: TokenOf) {
  for (const nickname of talk.bookmarks) {
    await callProduct(app, `/projects/${id}/bookmark`, { token: await tokenOf(nickname) });
  }
  const write = async (from: string, content: string, parentCommentId?: number) =>
    callProduct<{ id: number }>(app, `/projects/${id}/comments`, {
      token: await tokenOf(from),
      json: { content, ...(parentCommentId !== undefined && { parentCommentId }) },
    });
  for (const { writer: asker, content, reply } of talk.threads) {
    const { data } = await write(asker, content);
    if (reply !== undefined) await write(writer, reply, data.id);
  }
}
