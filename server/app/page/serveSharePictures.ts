import { teamProof } from '@contract/archive';
import { MESSAGES } from '@contract/messages';
import { RECRUITING_LABELS } from '@contract/project';
import { type FastifyInstance } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { notFound } from '../../lib/http/errors';
import { countedMembers, evaluatedMembers } from '../../lib/archives/teamCounts';
import { isVisibleTo } from '../../lib/archives/visibleArchive';
import { byAddress, RATES } from '../../lib/http/rateLimits';
import { type Storage } from '../../lib/storage/storage';
import { createSharePictures, type SharePicture } from './sharePicture';

const HOUR = 3_600;

const SEEKING = '팀원을 찾고 있어요';

interface Params {
  kind: string;
  name: string;
}

interface ShareDeps {
  db: Kysely<Tables>;
  storage: Storage;
}

/** Serves `/share/project/7.png` and `/share/archive/7.png`, the share pictures of posts. */
export function serveSharePictures(app: FastifyInstance, { db, storage }: ShareDeps): void {
  const pictureOf = createSharePictures({ readUpload: (key) => readUpload(storage, key) });
  const limit = { onRequest: app.limit(RATES.address, byAddress) };

  app.get<{ Params: Params }>('/share/:kind/:name', limit, async ({ params }, reply) => {
    const [, id] = /^(\d{1,15})\.png$/.exec(params.name) ?? [];
    const text = id === undefined ? undefined : await textOf(db, params.kind, Number(id));
    if (!text) throw notFound(MESSAGES.pageNotFound);
    const picture = await pictureOf(text);
    return reply.type('image/png').header('cache-control', `public, max-age=${HOUR}`).send(picture);
  });
}

async function readUpload(storage: Storage, key: string): Promise<Buffer | null> {
  const file = await storage.open(key);
  if (!file) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of file.stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function textOf(db: Kysely<Tables>, kind: string, id: number): Promise<SharePicture | undefined> {
  if (kind === 'project') return projectText(db, id);
  return kind === 'archive' ? archiveText(db, id) : undefined;
}

async function projectText(db: Kysely<Tables>, id: number): Promise<SharePicture | undefined> {
  const post = await db
    .selectFrom('project')
    .innerJoin('member', 'member.id', 'writer_id')
    .select(['title', 'closed', 'nickname', 'profile_image', 'roles'])
    .where('project.id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  if (!post) return undefined;
  return {
    kind: 'project',
    title: post.title,
    mark: post.closed ? RECRUITING_LABELS.closed : SEEKING,
    leader: post.nickname ?? MESSAGES.withdrawnMember,
    photo: post.profile_image,
    roles: post.roles,
  };
}

async function archiveText(db: Kysely<Tables>, id: number): Promise<SharePicture | undefined> {
  const post = await db
    .selectFrom('archive')
    .select(['title', 'thumbnail', countedMembers(), evaluatedMembers()])
    .where('archive.id', '=', id)
    .where(isVisibleTo(undefined))
    .executeTakeFirst();
  if (!post) return undefined;
  const members = post.counted_members ?? 0;
  const evaluated = post.evaluated_members ?? 0;
  return {
    kind: 'archive',
    title: post.title,
    proof: teamProof(members, evaluated),
    members,
    complete: evaluated >= members,
    thumbnail: post.thumbnail,
  };
}
