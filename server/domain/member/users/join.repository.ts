import { type JoinPayload } from '@contract/signup';
import { SOCIAL_MESSAGES } from '@contract/social';
import { type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { conflict } from '../../../lib/http/errors';
import { isNotSuspended } from '../../access';
import { type KeyedRequest } from '../../../lib/idempotency/keyedRequest';
import { findCreated, once } from '../../../lib/idempotency/once';
import { linkIdentity, type NewLink } from '../social/social.repository';
import { insertHistory, insertPortfolio, profileColumns, type PortfolioRow } from './profileRows.repository';

export interface NewMember {
  join: JoinPayload;
  passwordHash: string;
  /** Key of the photo. */
  profileImage: string;
  portfolio: readonly PortfolioRow[];
  /** The identity by which the member will log in too (D187). */
  link?: NewLink;
  /** The browser, in words. */
  device?: string;
}

/** Sends the first code to the e-mail address of a new member, in the transaction of the join. */
export type WelcomeMember = (trx: Trx, memberId: number, email: string) => Promise<void>;

/** Inserts the rows of a new member: all of them or none. */
export function createJoinRepository(db: Kysely<Tables>, welcome: WelcomeMember) {
  /** Inserts the rows, once for each idempotency key. @returns the id of the member */
  async function insert(member: NewMember, request: KeyedRequest | null): Promise<number> {
    return inTransaction(db, (trx) =>
      once(trx, request, async () => {
        const { id } = await insertMember(trx, member);
        await insertHistory(trx, id, member.join);
        await insertPortfolio(
          trx,
          id,
          member.portfolio.map((row, position) => ({ ...row, position })),
        );
        await welcome(trx, id, member.join.email);
        if (member.link) await linkNew(trx, id, member.link, member.device ?? '');
        return id;
      }),
    );
  }

  /** The member whom an earlier request with this key has created; null when that account is not what it was. */
  async function findJoined(request: KeyedRequest | null) {
    const earlier = await findCreated<number>(db, request);
    if (!earlier) return undefined;
    const member = await db
      .selectFrom('member')
      .select(['id', 'nickname', 'profile_image', 'password_hash'])
      .where('id', '=', earlier.created)
      .where(isNotSuspended)
      .executeTakeFirst();
    if (!member?.nickname || !member.profile_image || !member.password_hash) return null;
    const { id, nickname, profile_image: profileImage, password_hash: passwordHash } = member;
    return { id, nickname, profileImage, passwordHash };
  }

  return { insert, findJoined };
}

/** @throws ApiError 409 when another member has linked it meanwhile: then nothing is stored */
async function linkNew(trx: Trx, memberId: number, link: NewLink, device: string): Promise<void> {
  const result = await linkIdentity(trx, memberId, link, device);
  if (result !== 'LINKED') throw conflict(SOCIAL_MESSAGES.otherMember(link.label));
}

export type JoinRepository = ReturnType<typeof createJoinRepository>;

async function insertMember(trx: Trx, { join, passwordHash, profileImage }: NewMember) {
  return trx
    .insertInto('member')
    .values({
      username: join.username,
      password_hash: passwordHash,
      name: join.name,
      birth: join.birth,
      gender: join.gender,
      phone: join.phone,
      email: join.email,
      address: join.address,
      ...profileColumns(join),
      profile_image: profileImage,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
