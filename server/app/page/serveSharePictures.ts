import { access } from 'node:fs/promises';
import path from 'node:path';
import { ARCHIVE_CATEGORY_LABELS, teamProof } from '@contract/archive';
import { MESSAGES } from '@contract/messages';
import { PROJECT_CATEGORY_LABELS } from '@contract/project';
import { type FastifyInstance } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { notFound } from '../../lib/errors';
import { countedMembers, evaluatedMembers } from '../../lib/archives/teamCounts';
import { isVisibleTo } from '../../lib/archives/visibleArchive';
import { byAddress, RATES } from '../../lib/rateLimits';
import { createSharePictures, type ShareText } from './sharePicture';

const HOUR = 3_600;

/** The ground the pictures are drawn on, beside the built page. */
const GROUND = 'share-post.png';

interface Params {
  kind: string;
  name: string;
}

/** `/share/project/7.png`, `/share/archive/7.png`: what a post is shared with. */
export function serveSharePictures(app: FastifyInstance, db: Kysely<Tables>, publicDir: string): void {
  const ground = path.join(publicDir, GROUND);
  const pictureOf = createSharePictures(ground);
  const limit = { onRequest: app.limit(RATES.address, byAddress) };

  app.get<{ Params: Params }>('/share/:kind/:name', limit, async ({ params }, reply) => {
    const [, id] = /^(\d{1,15})\.png$/.exec(params.name) ?? [];
    const text = id !== undefined && (await isThere(ground)) ? await textOf(db, params.kind, Number(id)) : undefined;
    if (!text) throw notFound(MESSAGES.pageNotFound);
    const picture = await pictureOf(text);
    return reply.type('image/png').header('cache-control', `public, max-age=${HOUR}`).send(picture);
  });
}

/** Without a built page there is nothing to draw on. */
const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

async function textOf(db: Kysely<Tables>, kind: string, id: number): Promise<ShareText | undefined> {
  if (kind === 'project') return projectText(db, id);
  return kind === 'archive' ? archiveText(db, id) : undefined;
}

async function projectText(db: Kysely<Tables>, id: number): Promise<ShareText | undefined> {
  const post = await db
    .selectFrom('project')
    .innerJoin('member', 'member.id', 'writer_id')
    .select(['title', 'category', 'nickname'])
    .where('project.id', '=', id)
    .executeTakeFirst();
  return post && toText(post.title, PROJECT_CATEGORY_LABELS[post.category], post.nickname);
}

async function archiveText(db: Kysely<Tables>, id: number): Promise<ShareText | undefined> {
  const post = await db
    .selectFrom('archive')
    .innerJoin('member', 'member.id', 'writer_id')
    .select(['title', 'category', 'nickname', countedMembers(), evaluatedMembers()])
    .where('archive.id', '=', id)
    .where(isVisibleTo(undefined))
    .executeTakeFirst();
  if (!post) return undefined;
  const proof = teamProof(post.counted_members ?? 0, post.evaluated_members ?? 0);
  return { ...toText(post.title, ARCHIVE_CATEGORY_LABELS[post.category], post.nickname), proof };
}

function toText(title: string, category: string, nickname: string | null): ShareText {
  return { title, line: `${category} · ${nickname ?? MESSAGES.withdrawnMember}` };
}
