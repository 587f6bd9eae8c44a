import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables } from '../../db/tables';
import { eraseAfterCommit } from '../../lib/storage/fileErasure';
import { type Member } from '../../lib/auth/member';
import { leaveArchives, lockArchivesAround } from './leaveArchives.repository';
import { leaveTeams } from './leaveTeams.repository';
import { findOwnPasswords, lockMember, type OwnPasswords, type Trx } from './ownMember.repository';
import { photoKeys } from './photo';

/** Everything personal: the row itself stays, so that posts and comments keep a writer without a name. */
const ERASED = {
  username: null,
  password_hash: null,
  nickname: null,
  name: null,
  birth: null,
  gender: null,
  phone: null,
  email: null,
  address: null,
  introduction: null,
  school_name: null,
  major: null,
  grade: null,
  degree: null,
  entrance_year: null,
  graduation_year: null,
  skills: null,
  desired_roles: null,
  profile_image: null,
  account_role: 'MEMBER' as const,
  suspended_until: null,
  suspended_reason: null,
};

/** Tables of what belongs to a member alone. */
const OWN_TABLES = [
  ...(['member_experience', 'member_career', 'member_award', 'member_portfolio'] as const),
  ...(['session', 'temporary_password', 'project_bookmark', 'project_invitation', 'project_member'] as const),
  ...(['archive_bookmark', 'comment_key', 'project_application', 'project_departure', 'check_in', 'notice'] as const),
  ...(['member_record'] as const),
];

/** How a member leaves: all of it or nothing (D25). */
export function createWithdrawalRepository(db: Kysely<Tables>) {
  /**
   * @param compared the password the member has proved to know
   * @returns false when it was replaced in the meantime
   */
  async function withdraw({ id }: Member, compared: OwnPasswords, at: Date): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      const { password_hash: current, profile_image: photo } = await lockMember(trx, id);
      if (current !== compared.password_hash) return false;
      await lockProjectsAround(trx, id);
      await lockArchivesAround(trx, id);
      await eraseAfterCommit(trx, [...photoKeys(photo), ...(await portfolioKeys(trx, id))]);
      // The member's row is locked first: concurrent writes in this name have committed and are visible below.
      await trx
        .updateTable('member')
        .set({ ...ERASED, withdrawn_at: at })
        .where('id', '=', id)
        .execute();
      await leaveTeams(trx, id, at);
      for (const table of OWN_TABLES) await trx.deleteFrom(table).where('member_id', '=', id).execute();
      await withdrawCredentials(trx, id, at);
      await removeBlocks(trx, id);
      await leaveArchives(trx, id, at);
      return true;
    });
  }

  return { findOwnPasswords: (member: Member) => findOwnPasswords(db, member), withdraw };
}

export type WithdrawalRepository = ReturnType<typeof createWithdrawalRepository>;

/** Those the member has blocked, and by whom the member was. */
async function removeBlocks(trx: Trx, id: number): Promise<void> {
  await trx
    .deleteFrom('block')
    .where((eb) => eb.or([eb('blocker_id', '=', id), eb('blocked_id', '=', id)]))
    .execute();
}

/** Locks posts whose counts or members change. Locks are always taken in this order, which prevents deadlock. */
async function lockProjectsAround(trx: Trx, memberId: number): Promise<void> {
  await trx
    .selectFrom('project')
    .select('id')
    .where((eb) =>
      eb('id', 'in', (own) =>
        own
          .selectFrom('project')
          .select('id')
          .where('writer_id', '=', memberId)
          .union(eb.selectFrom('project_bookmark').select('project_id as id').where('member_id', '=', memberId))
          .union(eb.selectFrom('project_member').select('project_id as id').where('member_id', '=', memberId))
          .union(
            eb
              .selectFrom('project_application')
              .select('project_id as id')
              .where('member_id', '=', memberId)
              .where('status', '=', 'PENDING'),
          ),
      ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** What stays of credentials is id, place and dates, so that they go on answering that they were withdrawn (D125). */
async function withdrawCredentials(trx: Trx, memberId: number, at: Date): Promise<void> {
  await trx
    .updateTable('credential')
    .set({
      withdrawn_at: sql`coalesce(withdrawn_at, ${at})`,
      reason: sql`coalesce(reason, 'ACCOUNT')`,
      ...{ archive_id: null, facts: null, token: null, salt: null },
    })
    .where('member_id', '=', memberId)
    .execute();
}

async function portfolioKeys(trx: Trx, memberId: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('member_portfolio')
    .select('file_key')
    .where('member_id', '=', memberId)
    .where('file_key', 'is not', null)
    .execute();
  return rows.flatMap(({ file_key: key }) => key ?? []);
}
