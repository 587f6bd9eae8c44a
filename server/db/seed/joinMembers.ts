import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FastifyInstance } from 'fastify';
import { type Kysely } from 'kysely';
import { RETENTION } from '../../lib/jobs/retention';
import { seededRandom, type SeededRandom } from '../../lib/seededRandom';
import { type Tables } from '../tables';
import { drawAvatar } from './drawAvatar';
import { DEMO_PASSWORD, MEMBERS, toJoin, usernameOf, type DemoMember } from './members';
import { callProduct } from './productApi';

/** Relative to the root of the project, where `npm run seed` runs. */
const ASSETS = path.resolve('server/db/seed/assets');
const OLDEST_DAYS = 120;
const YOUNGEST_DAYS = 80;

/** Joins the demo members who do not exist yet. @returns how many */
export async function joinMembers(app: FastifyInstance, db: Kysely<Tables>, seed: number): Promise<number> {
  const there = await db.selectFrom('member').select('username').where('username', 'like', 'demo%').execute();
  const usernames = new Set(there.map(({ username }) => username));
  let joined = 0;
  for (const [index, member] of MEMBERS.entries()) {
    const username = usernameOf(index);
    if (usernames.has(username)) continue;
    // One seed per member, so each is the same whatever members exist already.
    await joinMember(app, db, { member, index, username, random: seededRandom(seed + index) });
    joined += 1;
  }
  return joined;
}

/** Every seventh demo member has confirmed a school mail, too. */
const SCHOOL_MAIL_EVERY = 7;
const SCHOOLS = ['hanyang.ac.kr', 'snu.ac.kr', 'yonsei.ac.kr', 'pusan.ac.kr', 'hongik.ac.kr'];

interface Confirmed {
  username: string;
  index: number;
  at: Date;
}

/** Ends the code of the join, whose mail is then not sent, and confirms the school mail of some members. */
async function confirmDemo(db: Kysely<Tables>, id: number, { username, index, at }: Confirmed): Promise<void> {
  await db.deleteFrom('mail_code').where('member_id', '=', id).execute();
  const school = SCHOOLS[index / SCHOOL_MAIL_EVERY];
  if (school === undefined) return;
  const expires_at = new Date(at.getTime() + RETENTION.schoolMail);
  await db
    .insertInto('school_mail')
    .values({ member_id: id, address: `${username}@${school}`, confirmed_at: at, expires_at })
    .execute();
}

interface Newcomer {
  member: DemoMember;
  index: number;
  username: string;
  random: SeededRandom;
}

async function joinMember(app: FastifyInstance, db: Kysely<Tables>, { member, index, username, random }: Newcomer) {
  const photo = member.avatar ? await readFile(path.join(ASSETS, member.avatar)) : await drawAvatar(index);
  const form = new FormData();
  form.append('memberDTO', JSON.stringify(toJoin(member, { username, password: DEMO_PASSWORD }, random)));
  form.append('authImgFile', new Blob([new Uint8Array(photo)]), 'avatar.png');
  await callProduct(app, '/users/join', { form });

  const createdAt = new Date(Date.now() - random.between(YOUNGEST_DAYS, OLDEST_DAYS) * 86_400_000);
  const { id } = await db
    .updateTable('member')
    .set({ created_at: createdAt, email_confirmed_at: createdAt })
    .where('username', '=', username)
    .returning('id')
    .executeTakeFirstOrThrow();
  await confirmDemo(db, id, { username, index, at: createdAt });
}
