import { teamProof } from '@contract/archive';
import { isId } from '@contract/id';
import { MESSAGES } from '@contract/messages';
import { RECRUITING_LABELS } from '@contract/project';
import { type FastifyInstance } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { notFound } from '../../lib/http/errors';
import { byAddress, RATES } from '../../lib/http/rateLimits';
import { type SendSharePicture } from '../../lib/drawing/sendSharePicture';
import { type Storage } from '../../lib/storage/storage';
import { drawSharePicture, type SharePicture } from './sharePicture';
import { findSharedArchive, findSharedProject } from './sharePicture.repository';

const HOUR = 3_600;

const SEEKING = '팀원을 찾고 있어요';

interface Params {
  kind: string;
  name: string;
}

interface ShareDeps {
  db: Kysely<Tables>;
  storage: Storage;
  sendSharePicture: SendSharePicture;
}

/** A picture and the number of the member whose data it shows; 0 when the member has withdrawn. */
interface OwnedPicture {
  owner: number;
  picture: SharePicture;
}

/** Serves `/share/project/7.png` and `/share/archive/7.png`, the share pictures of posts. */
export function serveSharePictures(app: FastifyInstance, { db, storage, sendSharePicture }: ShareDeps): void {
  const limit = { onRequest: app.limit(RATES.address, byAddress) };

  app.get<{ Params: Params }>('/share/:kind/:name', limit, async ({ params }, reply) => {
    const [, id = ''] = /^(\d+)\.png$/.exec(params.name) ?? [];
    const read = async () => {
      const found = isId(id) ? await readPicture(db, params.kind, Number(id)) : undefined;
      if (!found) throw notFound(MESSAGES.pageNotFound);
      const { owner, picture } = found;
      const draw = () => drawSharePicture(picture, (key) => readUpload(storage, key));
      return { kind: picture.kind, owner, content: picture, draw };
    };
    return sendSharePicture(reply, read, `public, max-age=${HOUR}`);
  });
}

async function readUpload(storage: Storage, key: string): Promise<Buffer | null> {
  const file = await storage.open(key);
  if (!file) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of file.stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function readPicture(db: Kysely<Tables>, kind: string, id: number): Promise<OwnedPicture | undefined> {
  if (kind === 'project') return readProject(db, id);
  return kind === 'archive' ? readArchive(db, id) : undefined;
}

async function readProject(db: Kysely<Tables>, id: number): Promise<OwnedPicture | undefined> {
  const post = await findSharedProject(db, id);
  if (!post) return undefined;
  const picture: SharePicture = {
    kind: 'project',
    title: post.title,
    mark: post.closed ? RECRUITING_LABELS.closed : SEEKING,
    leader: post.nickname ?? MESSAGES.withdrawnMember,
    photo: post.profile_image,
    roles: post.roles,
  };
  return { owner: ownerOf(post), picture };
}

async function readArchive(db: Kysely<Tables>, id: number): Promise<OwnedPicture | undefined> {
  const post = await findSharedArchive(db, id);
  if (!post) return undefined;
  const members = post.counted_members ?? 0;
  const evaluated = post.evaluated_members ?? 0;
  const picture: SharePicture = {
    kind: 'archive',
    title: post.title,
    proof: teamProof(members, evaluated),
    members,
    complete: evaluated >= members,
    thumbnail: post.thumbnail,
  };
  return { owner: ownerOf(post), picture };
}

const ownerOf = (post: { writer_id: number; withdrawn_at: Date | null }) =>
  post.withdrawn_at === null ? post.writer_id : 0;
