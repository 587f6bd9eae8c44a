import { readFile } from 'node:fs/promises';
import path from 'node:path';
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
  for (const { evaluator, submitted } of planned.evaluations) {
    await callProduct(app, `/archive/${id}/evaluations`, { token: await tokenOf(evaluator), json: submitted });
  }
  await talkBelow(app, id, planned, tokenOf);
  await setBack(db, id, planned);
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
async function setBack(db: Kysely<Tables>, id: number, { registeredAt, publishedAt, views }: PlannedArchive) {
  await db
    .updateTable('archive')
    .set({ created_at: registeredAt, published_at: publishedAt ?? null, view_count: views })
    .where('id', '=', id)
    .execute();
  const evaluatedAt = publishedAt ?? new Date(registeredAt.getTime() + 3_600_000);
  await db.updateTable('evaluation').set({ created_at: evaluatedAt }).where('archive_id', '=', id).execute();
  if (!publishedAt) return;
  // In the order they were written, spread over the days since.
  await sql`
    update archive_comment set created_at = ${publishedAt}::timestamptz + (${new Date()}::timestamptz - ${publishedAt}::timestamptz) * (number / (total + 1.0))
    from (select id, row_number() over (order by id) as number, count(*) over () as total
          from archive_comment where archive_id = ${id}) as placed
    where archive_comment.id = placed.id
  `.execute(db);
}
