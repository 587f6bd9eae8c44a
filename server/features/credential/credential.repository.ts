import { sql, type Kysely, type Selectable } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables, type Trx } from '../../db/tables';
import { type CredentialFacts, type CredentialTable } from '../../db/tables/credential';
import { lockActiveMembers } from '../../lib/auth/lockActiveMembers';
import { lockVisibleArchive } from '../../lib/archives/visibleArchive';
import { notFound } from '../../lib/http/errors';
import { type KeyedRequest } from '../../lib/idempotency/keyedRequest';
import { once } from '../../lib/idempotency/once';
import { newSalt, type NewCredential } from '../../lib/credentials/payload';
import { freeStatusIndex } from './freeStatusIndex';
import { readIssuable, type Issuable } from './readIssuable';

export type CredentialRepository = ReturnType<typeof createCredentialRepository>;
type CredentialRow = Selectable<CredentialTable>;

/** A credential whose owner has not withdrawn. */
export type KnownCredential = CredentialRow & { facts: CredentialFacts };

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
     * @throws ApiError 404, 403 unless the member is confirmed, 409 for a pending archive
     */
    issue: (issue: Issue): Promise<KnownCredential> =>
      inTransaction(db, async (trx) => {
        // In the order of a withdrawal of the account, which this waits for.
        await lockActiveMembers(trx, issue.memberId);
        await lockVisibleArchive(trx, issue.archiveId, issue.memberId);
        const id = await once(trx, issue.request, () => findOrInsert(trx, issue));
        const row = await trx.selectFrom('credential').selectAll().where('id', '=', id).executeTakeFirst();
        const credential = known(row);
        if (!credential) throw notFound();
        return credential;
      }),

    /** Checks that a credential may be issued. @throws ApiError 404, 403 unless the member is confirmed */
    checkIssuable: (archiveId: number, memberId: number) => readIssuable(db, archiveId, memberId),

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

    findAt: (list: number, index: number) =>
      db.selectFrom('credential').selectAll().where('list', '=', list).where('index', '=', index).executeTakeFirst(),

    /** Whether an archive is hidden; false for an unknown one. */
    async isArchiveHidden(archiveId: number): Promise<boolean> {
      const hidden = db
        .selectFrom('archive')
        .select('id')
        .where('id', '=', archiveId)
        .where('hidden_at', 'is not', null);
      return (await hidden.executeTakeFirst()) !== undefined;
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

/** The row with its facts; undefined once its owner has withdrawn. */
export function known(row: CredentialRow | undefined): KnownCredential | undefined {
  return row?.facts ? { ...row, facts: row.facts } : undefined;
}

/** @returns the id of the valid credential, or of a new one */
async function findOrInsert(trx: Trx, issue: Issue): Promise<string> {
  const { archiveId, memberId, renew, at } = issue;
  const issuable = await readIssuable(trx, archiveId, memberId);
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
  if (found && !renew) return found.id;
  if (found) {
    const renewed = { withdrawn_at: at, reason: 'RENEWED' as const };
    await trx.updateTable('credential').set(renewed).where('id', '=', found.id).execute();
  }
  return insert(trx, issue, issuable);
}

async function insert(trx: Trx, issue: Issue, { email, ...facts }: Issuable): Promise<string> {
  const { id, archiveId, memberId, origin, at: issuedAt, sign } = issue;
  const salt = newSalt();
  // Repeats when another process has taken the index concurrently.
  for (;;) {
    const listEntry = await freeStatusIndex(trx);
    const stored = { ...facts, origin, archiveId };
    const token = await sign({ id, facts: stored, email, salt, issuedAt, ...listEntry });
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
