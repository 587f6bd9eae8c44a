import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { addDays } from '@contract/dates';
import { type FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { seededRandom } from '../../lib/seededRandom';
import { type Tables } from '../tables';
import { drawColours, drawProblem, drawScreens, drawThumbnail, type DemoArchive } from './archives';
import { createLogins, type TokenOf } from './logins';
import { planArchives, type PlannedArchive } from './planArchives';
import { callProduct } from './productApi';

/** Relative to the root of the project, where `npm run seed` runs. */
const ASSETS = path.resolve('server/db/seed/assets/archives');

/** Registers the demo archives that do not exist yet; their teams evaluate each other. @returns how many */
export async function publishArchives(app: FastifyInstance, db: Kysely<Tables>, seed: number): Promise<number> {
  const there = await db
    .selectFrom('archive')
    .innerJoin('member', 'member.id', 'writer_id')
    .select('title')
    .where('username', 'like', 'demo%')
    .execute();
  const titles = new Set(there.map(({ title }) => title));
  const missing = planArchives(Date.now(), seededRandom(seed)).filter(({ payload }) => !titles.has(payload.title));
  const tokenOf = createLogins(app);
  for (const planned of missing) await publishArchive(app, db, planned, tokenOf);
  return missing.length;
}

async function publishArchive(app: FastifyInstance, db: Kysely<Tables>, planned: PlannedArchive, tokenOf: TokenOf) {
  const { data: id } = await callProduct<number>(app, '/archive', {
    token: await tokenOf(planned.writer),
    form: await toForm(planned),
  });
  if (planned.isTeamOfProduct) await tellLines(app, id, planned, tokenOf);
  for (const { evaluator, submitted } of planned.evaluations) {
    await callProduct(app, `/archive/${id}/evaluations`, { token: await tokenOf(evaluator), json: submitted });
  }
  await talkBelow(app, id, planned, tokenOf);
  await setBack(db, id, planned);
}

/** What members of a demo team did, and who of them confirms it (D155). */
const LINES = ['기획과 일정 관리', '화면 설계와 사용자 인터뷰 12번', '서버와 배포'];

/** Each member of the team confirms the project and tells a line, which the members after them confirm. */
async function tellLines(app: FastifyInstance, id: number, { payload }: PlannedArchive, tokenOf: TokenOf) {
  const team = payload.archiveMembers.map(({ nickname }) => nickname);
  const call = async (nickname: string, path: string, json: unknown) =>
    callProduct<{ id: number }[]>(app, `/archive/${id}/${path}`, {
      token: await tokenOf(nickname),
      json,
      method: 'PUT',
    });
  for (const nickname of team.slice(1)) await call(nickname, 'consent', { consent: 'CONFIRMED' });
  for (const [index, nickname] of team.slice(0, LINES.length).entries()) {
    const { data } = await call(nickname, 'contributions', { lines: [{ text: LINES[index] }] });
    for (const mate of team.slice(index + 1)) await call(mate, `contributions/${data[0]?.id}/tick`, { ticked: true });
  }
}

async function toForm({ archive, index, payload }: PlannedArchive): Promise<FormData> {
  const form = new FormData();
  form.append('archiveData', JSON.stringify(payload));
  form.append('thumbnail', pictureOf(await thumbnailOf(archive, index)), 'thumbnail.png');
  for (const image of await imagesOf(archive, index)) form.append('images', pictureOf(image), 'image.png');
  return form;
}

const pictureOf = (content: Buffer) => new Blob([new Uint8Array(content)]);

const thumbnailOf = (archive: DemoArchive, index: number) =>
  archive.thumbnail ? readFile(path.join(ASSETS, archive.thumbnail)) : drawThumbnail(archive, index);

/** One to three. */
async function imagesOf({ images, line }: DemoArchive, index: number): Promise<Buffer[]> {
  if (images) return Promise.all(images.map((image) => readFile(path.join(ASSETS, image))));
  const drawn = [() => drawScreens(index), () => drawProblem({ line }, index), () => drawColours(index)];
  return Promise.all(drawn.slice(0, 1 + (index % 3)).map((draw) => draw()));
}

async function talkBelow(app: FastifyInstance, id: number, { writer, talk }: PlannedArchive, tokenOf: TokenOf) {
  for (const nickname of talk.bookmarks) {
    await callProduct(app, `/archive/${id}/bookmark`, { token: await tokenOf(nickname) });
  }
  const write = async (from: string, content: string, parentId?: number) =>
    callProduct<{ id: number }>(app, `/archive/${id}/comments`, {
      token: await tokenOf(from),
      json: { content, writer: from, ...(parentId !== undefined && { parentId }) },
    });
  for (const { writer: asker, content, reply } of talk.threads) {
    const { data } = await write(asker, content);
    if (reply !== undefined) await write(writer, reply, data.id);
  }
}

/** Writes the dates and the view count directly. */
async function setBack(db: Kysely<Tables>, id: number, planned: PlannedArchive) {
  const { registeredAt, publishedAt, views } = planned;
  await db
    .updateTable('archive')
    .set({ created_at: registeredAt, published_at: publishedAt ?? null, view_count: views })
    .where('id', '=', id)
    .execute();
  const evaluatedAt = publishedAt ?? new Date(registeredAt.getTime() + 3_600_000);
  await db.updateTable('evaluation').set({ created_at: evaluatedAt }).where('archive_id', '=', id).execute();
  if (planned.isTeamOfProduct) await countTime(db, id, planned);
  if (!publishedAt) return;
  // In the order they were written, spread over the days since.
  await sql`
    update archive_comment set created_at = ${publishedAt}::timestamptz + (${new Date()}::timestamptz - ${publishedAt}::timestamptz) * (number / (total + 1.0))
    from (select id, row_number() over (order by id) as number, count(*) over () as total
          from archive_comment where archive_id = ${id}) as placed
    where archive_comment.id = placed.id
  `.execute(db);
}

/** As if the archive had been made of a project of the product, which was deleted since: who joined when, and its end (D153). */
async function countTime(db: Kysely<Tables>, id: number, { payload }: PlannedArchive): Promise<void> {
  const ended_on = addDays(payload.endDate, -7);
  await db.updateTable('archive').set({ ended_on }).where('id', '=', id).execute();
  const first = addDays(payload.startDate, 5);
  await sql`
    update archive_member set joined_on = ${first}::date + 6 * position where archive_id = ${id}
  `.execute(db);
}
