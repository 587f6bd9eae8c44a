import { nameKey } from '@contract/text';
import { sql, type Kysely, type Selectable } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type CredentialFacts } from '../../../db/columnTypes';
import { type CredentialTable, type Tables, type Trx } from '../../../db/tables';
import { emailUnconfirmed, lockActiveMembers } from '../../access';
import { notFound } from '../../../lib/http/errors';
import { type KeyedRequest } from '../../../lib/idempotency/keyedRequest';
import { once } from '../../../lib/idempotency/once';
import { newSalt, type NewCredential } from './payload';
import { freeStatusIndex } from './freeStatusIndex.repository';
import { checkIssued, readTeammate, toIssuable, type Issuable } from './readIssuable.repository';

export type CredentialRepository = ReturnType<typeof createCredentialRepository>;
export type CredentialRow = Selectable<CredentialTable>;

/** A credential whose owner has not withdrawn. */
export type KnownCredential = CredentialRow & { facts: CredentialFacts };

/** What of a credential's contents operators or reports hide, or the writer has deleted. */
export interface HiddenParts {
  archive: boolean;
  nickname: boolean;
  /** The text of the archive (D164). */
  text: boolean;
}

interface Issue {
  archiveId: number;
  memberId: number;
  /** Withdraws a valid credential and issues a new one. */
  renew: boolean;
  request: KeyedRequest | null;
  origin: string;
  id: string;
  at: Date;
  sign: (credential: NewCredential) => Promise<string>;
}

/** Stored credentials. */
export function createCredentialRepository(db: Kysely<Tables>) {
  return {
    /**
     * The valid credential of a member, or a new one. The archive is locked, so one of many concurrent requests issues
     * it.
     * @throws ApiError 404, 403 unless the member is confirmed, and has confirmed an e-mail for a new one (D150b), 409 for
     * a pending archive
     */
    issue: (issue: Issue): Promise<KnownCredential> =>
      inTransaction(db, async (trx) => {
        // In the order of a withdrawal of the account, which this waits for.
        await lockActiveMembers(trx, issue.memberId);
        await lockArchive(trx, issue.archiveId);
        const id = await once(trx, issue.request, () => findOrInsert(trx, issue));
        const row = await trx.selectFrom('credential').selectAll().where('id', '=', id).executeTakeFirst();
        const credential = known(row);
        if (!credential) throw notFound();
        return credential;
      }),

    /** Checks the member's part in the archive. @throws ApiError 404, 403 unless the member is confirmed */
    checkTeammate: (archiveId: number, memberId: number): Promise<unknown> => readTeammate(db, archiveId, memberId),

    /** Withdraws a credential permanently; a withdrawn one does not change. */
    async withdraw(id: string, memberId: number, at: Date): Promise<void> {
      await db
        .updateTable('credential')
        .set({ withdrawn_at: at, reason: 'MEMBER' })
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .where('withdrawn_at', 'is', null)
        .execute();
    },

    find: (id: string) => db.selectFrom('credential').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Whether the archive of a credential and the nickname that it states are hidden, or its text deleted (D133, D158, D164). */
    async readHidden({ archiveId, nickname }: CredentialFacts): Promise<HiddenParts> {
      const key = nameKey(nickname);
      const { rows } = await sql<HiddenParts>`
        select
          exists (select from archive where id = ${archiveId} and hidden_at is not null) as archive,
          exists (select from archive where id = ${archiveId} and deleted_at is not null) as text,
          exists (
            select from hidden_profile where nickname_key = ${key} or ${key} = any(later_nickname_keys)
          ) as nickname
      `.execute(db);
      return rows[0] ?? { archive: false, nickname: false, text: false };
    },
    /** Newest first. */
    async ofMember(memberId: number): Promise<KnownCredential[]> {
      const rows = await db
        .selectFrom('credential')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('issued_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.flatMap((row) => known(row) ?? []);
    },

    /** The indexes of withdrawn credentials in a list; undefined for a list without credentials. */
    async withdrawnIn(list: number): Promise<number[] | undefined> {
      const { rows } = await sql<{ indexes: number[] | null; credentials: number }>`
        select array_agg(index) filter (where withdrawn_at is not null) as indexes, count(*)::int as credentials
          from credential where list = ${list}
      `.execute(db);
      const [row] = rows;
      return row && row.credentials > 0 ? (row.indexes ?? []) : undefined;
    },
  };
}

/** Locks the archive, which serialises its changes; `readTeammate` tells who may see it. @throws ApiError 404 */
async function lockArchive(trx: Trx, id: number): Promise<void> {
  const archive = trx.selectFrom('archive').select('id').where('id', '=', id).forUpdate();
  if (!(await archive.executeTakeFirst())) throw notFound();
}

/** The row with its facts; undefined once its owner has withdrawn. */
export function known(row: CredentialRow | undefined): KnownCredential | undefined {
  return row?.facts ? { ...row, facts: row.facts } : undefined;
}

/** @returns the id of the valid credential, or of a new one */
async function findOrInsert(trx: Trx, issue: Issue): Promise<string> {
  const { archiveId, memberId, renew, at } = issue;
  const teammate = await readTeammate(trx, archiveId, memberId);
  const valid = await trx
    .selectFrom('credential')
    .selectAll()
    .where('archive_id', '=', archiveId)
    .where('member_id', '=', memberId)
    .where('withdrawn_at', 'is', null)
    // The owner may withdraw it meanwhile.
    .forUpdate()
    .executeTakeFirst();
  const found = known(valid);
  if ((!found || renew) && teammate.email_confirmed_at === null) throw emailUnconfirmed();
  checkIssued(teammate);
  if (found && !renew) return found.id;
  if (found) {
    const renewed = { withdrawn_at: at, reason: 'RENEWED' as const };
    await trx.updateTable('credential').set(renewed).where('id', '=', found.id).execute();
  }
  return insert(trx, issue, toIssuable(teammate));
}

async function insert(
  trx: Trx,
  issue: Issue,
  { email, releasedAfter, isTextDeleted, ...facts }: Issuable,
): Promise<string> {
  const { id, archiveId, memberId, origin, at: issuedAt, sign } = issue;
  const salt = newSalt();
  // Repeats when another process has taken the index concurrently.
  for (;;) {
    const listEntry = await freeStatusIndex(trx);
    const stored = { ...facts, origin, archiveId };
    const token = await sign({ id, facts: stored, email, releasedAfter, isTextDeleted, salt, issuedAt, ...listEntry });
    const row = await trx
      .insertInto('credential')
      .values({
        id,
        archive_id: archiveId,
        member_id: memberId,
        ...listEntry,
        facts: JSON.stringify(stored),
        token,
        salt,
        issued_at: issuedAt,
      })
      .onConflict((on) => on.constraint('credential_place').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) return row.id;
  }
}
