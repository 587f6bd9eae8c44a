import { type ProfilePayload } from '@contract/signup';
import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { lockMember } from './ownMember.repository';
import { insertHistory, insertPortfolio, profileColumns, type PortfolioRow } from './profileRows.repository';
import { readHiddenParts } from '../../moderation';

/** A portfolio in order: stored items by id, new ones as rows. */
export type Portfolio = readonly (number | PortfolioRow)[];

export type StoredItem = Awaited<ReturnType<typeof storedItems>>[number];

/** The profile of a member, as its owner edits it. */
export function createProfileRepository(db: Kysely<Tables>) {
  /** The key of a photo that is hidden by operators. */
  async function hiddenPhoto(trx: Trx, memberId: number): Promise<string | undefined> {
    return (await readHiddenParts(trx, memberId)).find(({ part }) => part === 'PHOTO')?.value;
  }

  return {
    inTransaction: <T>(work: (trx: Trx) => Promise<T>) => inTransaction(db, work),
    hiddenPhoto,
    lockMember,
    storedItems,
    write,
    removeItems,
    arrange,
  };
}

export type ProfileRepository = ReturnType<typeof createProfileRepository>;

async function storedItems(trx: Trx, memberId: number) {
  return trx
    .selectFrom('member_portfolio')
    .select(['id', 'kind', 'file_key'])
    .where('member_id', '=', memberId)
    .execute();
}

/** Updates the profile. @param profileImage the key of a new photo; absent to leave it unchanged */
async function write(trx: Trx, memberId: number, profile: ProfilePayload, profileImage?: string): Promise<void> {
  const columns = { ...profileColumns(profile), profile_image: profileImage, profile_updated_at: new Date() };
  await trx
    .updateTable('member')
    .set(await withoutHidden(trx, memberId, columns))
    .where('id', '=', memberId)
    .execute();
  for (const table of ['member_experience', 'member_career', 'member_award'] as const) {
    await trx.deleteFrom(table).where('member_id', '=', memberId).execute();
  }
  await insertHistory(trx, memberId, profile);
}

interface ShownColumns {
  introduction?: string | null;
  profile_image?: string;
}

/** A new nickname replaces a hidden one; the hidden one stays reserved. */
const HIDDEN_COLUMNS = { PHOTO: 'profile_image', INTRODUCTION: 'introduction', NICKNAME: null } as const;

/** Content hidden by operators stays hidden when its owner changes it: the new value replaces the hidden one (D133). */
async function withoutHidden<Columns extends ShownColumns>(trx: Trx, memberId: number, columns: Columns) {
  const shown = { ...columns };
  for (const { part } of await readHiddenParts(trx, memberId)) {
    const column = HIDDEN_COLUMNS[part];
    const value = column && columns[column];
    if (column) shown[column] = undefined;
    if (typeof value !== 'string') continue;
    const hidden = trx.updateTable('hidden_profile').set({ value }).where('member_id', '=', memberId);
    await hidden.where('part', '=', part).execute();
  }
  return shown;
}

async function removeItems(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('member_portfolio')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

/** Updates the positions of stored items in one statement, since they may be swapped, and adds new ones. */
async function arrange(trx: Trx, memberId: number, portfolio: Portfolio): Promise<void> {
  const items = portfolio.map((item, position) => ({ item, position }));
  const kept = items.flatMap(({ item, position }) => (typeof item === 'number' ? { id: item, position } : []));
  const added = items.flatMap(({ item, position }) => (typeof item === 'number' ? [] : { ...item, position }));
  const ids = kept.map(({ id }) => id);
  const positions = kept.map(({ position }) => position);
  await sql`
    update member_portfolio set position = moved.position
      from unnest(${ids}::bigint[], ${positions}::smallint[]) as moved (id, position)
      where member_portfolio.id = moved.id
  `.execute(trx);
  await insertPortfolio(trx, memberId, added);
}
