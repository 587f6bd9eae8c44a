import { type JoinPayload } from '@contract/signup';
import { type Kysely } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables, type Trx } from '../../db/tables';
import { insertHistory, insertPortfolio, profileColumns, type PortfolioRow } from './profileRows';

export interface NewMember {
  join: JoinPayload;
  passwordHash: string;
  /** Key of the photo. */
  profileImage: string;
  portfolio: readonly PortfolioRow[];
}

/** Inserts the rows of a new member: all of them or none. */
export function createJoinRepository(db: Kysely<Tables>) {
  /** Inserts the rows. @returns the id of the member */
  async function insert(member: NewMember): Promise<number> {
    return inTransaction(db, async (trx) => {
      const { id } = await insertMember(trx, member);
      await insertHistory(trx, id, member.join);
      await insertPortfolio(
        trx,
        id,
        member.portfolio.map((row, position) => ({ ...row, position })),
      );
      return id;
    });
  }

  return { insert };
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
