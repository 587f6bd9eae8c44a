import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { type Member } from '../member';
import { type AccessToken } from '../tokens';
import { type Changes } from './changes';
import { POST_TOPIC_WEIGHT, topicsOfPosts, type PostIds, type TopicSet } from './postTopics';
import { createTopicCache, type Kept } from './topicCache';
import { topics } from './topics';

/** Whoever is tied to more is answered from the database. */
const MOST_TIES = 2_000;
const MOST_BYTES = 8_000_000;
/** What a session weighs besides its posts. */
const OWN_WEIGHT = 1_000;

/** A session, and what its member is shown otherwise than visitors are. */
export interface Ties extends Kept {
  member: Member;
  /** Epoch milliseconds. */
  endsAt: number;
  /** Topics of own posts, bookmarks and teams; and of the list that shows pending archives of the member. */
  to: TopicSet;
}

interface TiesRow extends PostIds {
  id: number;
  nickname: string;
  must_change_password: boolean;
  ends_at: Date;
  has_pending: boolean;
}

/** Reads what answers to a member depend on once, and again only when it has changed. */
export function createTies(db: Kysely<Tables>, changes: Changes) {
  const cache = createTopicCache<Ties>(changes, MOST_BYTES);
  const reading = new Map<string, Promise<Ties | undefined>>();

  async function read({ memberId, sessionId }: AccessToken): Promise<Ties | undefined> {
    const since = cache.begin();
    const row = await readTies(db, memberId, sessionId);
    if (!row || countTies(row) > MOST_TIES) return undefined;
    const ties = toTies(row, sessionId);
    return cache.put(sessionId, ties, since) ? ties : undefined;
  }

  function readOnce(token: AccessToken): Promise<Ties | undefined> {
    const { sessionId } = token;
    const running = reading.get(sessionId) ?? read(token).finally(() => reading.delete(sessionId));
    reading.set(sessionId, running);
    return running;
  }

  /**
   * To be called when the changes are up to date. Undefined for a session that is over, for somebody with very many ties,
   * and while they change.
   */
  return async function tiesOf(token: AccessToken): Promise<Ties | undefined> {
    const known = cache.get(token.sessionId) ?? (await readOnce(token));
    return known?.member.id === token.memberId ? known : undefined;
  };
}

/** What a visitor is tied to. */
export const NONE: TopicSet = new Set<string>();

const countTies = ({ project, archive }: PostIds) => project.length + archive.length;

function toTies({ id, nickname, ...row }: TiesRow, sessionId: string): Ties {
  const posts = topicsOfPosts(row);
  const pending = row.has_pending ? topics.list('archive') : undefined;
  return {
    member: { id, nickname, sessionId, mustChangePassword: row.must_change_password },
    endsAt: row.ends_at.getTime(),
    to: row.must_change_password ? NONE : { has: (topic) => topic === pending || posts.has(topic) },
    topics: [topics.session(sessionId), topics.ties(id), ...topics.people([nickname])],
    weight: OWN_WEIGHT + POST_TOPIC_WEIGHT * countTies(row),
  };
}

async function readTies(db: Kysely<Tables>, memberId: number, sessionId: string): Promise<TiesRow | undefined> {
  // As float8, which comes as numbers.
  const { rows } = await sql<TiesRow>`
    select member.id, nickname, must_change_password, ends_at,
      array(
        select project_id from project_bookmark where member_id = ${memberId}
        union all select id from project where writer_id = ${memberId}
        limit ${sql.lit(MOST_TIES + 1)}
      )::float8[] as project,
      array(
        select archive_id from archive_bookmark where member_id = ${memberId}
        union all select archive_id from archive_member where member_id = ${memberId}
        limit ${sql.lit(MOST_TIES + 1)}
      )::float8[] as archive,
      exists (
        select from archive_member join archive on archive.id = archive_id
          where member_id = ${memberId} and published_at is null
      ) as has_pending
      from session join member on member.id = session.member_id
      where session.id = ${sessionId} and session.member_id = ${memberId} and revoked_at is null and nickname is not null
  `.execute(db);
  return rows[0];
}
