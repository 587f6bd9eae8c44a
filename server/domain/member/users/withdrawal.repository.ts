import { sql, type Kysely, type NotNull, type SqlBool } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { eraseAfterCommit } from '../../../lib/storage/fileErasure';
import { type Member } from '../../access';
import { leaveArchives, lockArchivesAround } from '../../archive';
import { leaveTeams, lockWithSuccessors } from '../../team';
import { findOwnPasswords, lockMember, type OwnPasswords } from './ownMember.repository';
import { emailNorm } from '../../../lib/addresses/emailNorm';
import { photoKeys } from '../../../lib/uploads/pictures';
import { emailHash } from './emailHash';
import { isSuspended } from '../../moderation';
import { RETENTION } from '../../../lib/jobs/retention';
import { type PostQuota } from '../../post';

/** Columns of personal data. The row itself is preserved, so that posts and comments have a writer without a name. */
const ERASED = {
  username: null,
  password_hash: null,
  nickname: null,
  name: null,
  birth: null,
  gender: null,
  phone: null,
  email: null,
  email_confirmed_at: null,
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
  profile_updated_at: null,
  account_role: 'MEMBER' as const,
  suspended_until: null,
  suspended_reason: null,
};

/** Tables whose rows belong to one member alone. */
const OWN_TABLES = [
  ...(['member_experience', 'member_career', 'member_award', 'member_portfolio'] as const),
  ...(['session', 'temporary_password', 'project_bookmark', 'project_invitation', 'project_member'] as const),
  ...(['archive_bookmark', 'request_key', 'project_application', 'project_departure', 'check_in', 'notice'] as const),
  ...([
    'member_record',
    'hidden_profile',
    'declined_archive',
    'mail_code',
    'school_mail',
    'delivery',
    'saved_search',
    'notification_setting',
    'push_device',
    'device_grant',
    'social_identity',
    'passkey',
    'account_event',
    'email_undo',
  ] as const),
];

/** Withdraws a member completely or not at all (D25). */
export function createWithdrawalRepository(db: Kysely<Tables>, quota: PostQuota) {
  /**
   * Withdraws a member.
   * @param compared the verified current password
   * @returns false when the password was replaced meanwhile
   */
  async function withdraw(
    { id }: Pick<Member, 'id'>,
    compared: Pick<OwnPasswords, 'password_hash'>,
    at: Date,
  ): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      await lockWithSuccessors(trx, id);
      const member = await lockMember(trx, id);
      if (member.password_hash !== compared.password_hash) return false;
      await barEmail(trx, member, at);
      const photos = [member.profile_image, await hiddenPhoto(trx, id)];
      await lockProjectsAround(trx, id);
      await lockArchivesAround(trx, id);
      await eraseAfterCommit(trx, [...photos.flatMap(photoKeys), ...(await portfolioKeys(trx, id))]);
      // Locks the member's row first: concurrent writes in this name have then been committed and are visible below.
      await trx
        .updateTable('member')
        .set({ ...ERASED, withdrawn_at: at })
        .where('id', '=', id)
        .execute();
      await leaveTeams(trx, id, { at, quota });
      for (const table of OWN_TABLES) await trx.deleteFrom(table).where('member_id', '=', id).execute();
      await deleteJoiningKey(trx, id);
      await withdrawCredentials(trx, id, at);
      await removeBlocks(trx, id);
      for (const table of ['session', 'device_grant'] as const) {
        await trx.updateTable(table).set({ after_member_id: null }).where('after_member_id', '=', id).execute();
      }
      await eraseReportedProfile(trx, id);
      await leaveArchives(trx, { memberId: id, hasConfirmedEmail: member.email_confirmed_at !== null }, at);
      return true;
    });
  }

  /** A suspended member with this username; other members log in to withdraw (D134). */
  function findSuspended(username: string, at: Date) {
    return db
      .selectFrom('member')
      .select(['id', 'nickname', 'password_hash'])
      .where('username', '=', username)
      .where('suspended_until', '>', at)
      .executeTakeFirst();
  }

  return { findSuspended, findOwnPasswords: (member: Member) => findOwnPasswords(db, member), withdraw };
}

export type WithdrawalRepository = ReturnType<typeof createWithdrawalRepository>;

/** The e-mail address of a suspended member cannot join before the end of the suspension, at most a year (D134). */
async function barEmail(
  trx: Trx,
  { email, suspended_until: until }: Awaited<ReturnType<typeof lockMember>>,
  at: Date,
): Promise<void> {
  if (email === null || !isSuspended(until, at)) return;
  const longest = at.getTime() + RETENTION.barredEmail;
  const until_at = new Date(Math.min(Number(until), longest));
  // A set: the normal form may be the address itself.
  const hashes = new Set([emailHash(email), emailHash(emailNorm(email))]);
  await trx
    .insertInto('barred_email')
    .values([...hashes].map((hash) => ({ hash, until_at })))
    .onConflict((on) => on.column('hash').doUpdateSet({ until_at }))
    .execute();
}

async function hiddenPhoto(trx: Trx, memberId: number): Promise<string | null> {
  const hidden = trx.selectFrom('hidden_profile').select('value').where('member_id', '=', memberId);
  return (await hidden.where('part', '=', 'PHOTO').executeTakeFirst())?.value ?? null;
}

/** The idempotency key of the join has no member, since there was none. */
async function deleteJoiningKey(trx: Trx, id: number): Promise<void> {
  await trx
    .deleteFrom('request_key')
    .where('member_id', 'is', null)
    .where(sql<SqlBool>`created = to_jsonb(${id}::bigint)`)
    .execute();
}

/** Deletes blocks by the member and blocks of the member. */
async function removeBlocks(trx: Trx, id: number): Promise<void> {
  await trx
    .deleteFrom('block')
    .where((eb) => eb.or([eb('blocker_id', '=', id), eb('blocked_id', '=', id)]))
    .execute();
}

/** Reports of the profile are preserved without its nickname and introduction. */
async function eraseReportedProfile(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('report')
    .set({ reported_text: '', reported_fields: null })
    .where('target', '=', 'PROFILE')
    .where('target_id', '=', id)
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
              .where('status', '=', 'PENDING')
              .$narrowType<{ id: NotNull }>(),
          ),
      ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Credentials retain id, index and dates, so that they are reported as withdrawn (D125). */
async function withdrawCredentials(trx: Trx, memberId: number, at: Date): Promise<void> {
  await trx
    .updateTable('credential')
    .set({
      withdrawn_at: sql`coalesce(withdrawn_at, ${at})`,
      reason: sql`coalesce(reason, 'ACCOUNT')`,
      archive_id: null,
      facts: null,
      token: null,
      salt: null,
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
