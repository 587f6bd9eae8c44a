import { sql, type SqlBool } from 'kysely';
import { titleColumns } from '../../db/titleBigrams';
import { type Trx } from '../../db/tables';

/** Whether a living member other than the writer is confirmed; for queries of `archive`. */
const isProvedToOthers = sql<SqlBool>`exists (
  select from archive_member join member on member.id = member_id
    where archive_id = archive.id and consent = 'CONFIRMED' and member_id <> archive.writer_id and withdrawn_at is null
)`;

/**
 * Deletes the text of a published archive in which another living member is confirmed: what all confirmed stays for the
 * others (D164). Triggers delete what hangs on the text, and the writer's own part.
 * @returns false, with nothing changed, for any other archive, which is deleted as a whole
 */
export async function deleteTextOnly(trx: Trx, id: number): Promise<boolean> {
  const archive = await trx
    .selectFrom('archive')
    .select(['hidden_at', 'confirmed_title', 'confirmed_category', 'confirmed_link'])
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .where(isProvedToOthers)
    .executeTakeFirst();
  if (!archive) return false;
  const { hidden_at: hiddenAt, confirmed_title: title, confirmed_category: category, confirmed_link: link } = archive;
  await trx
    .updateTable('archive')
    .set({ deleted_at: new Date(), description: '', skills: [], thumbnail: null, project_id: null })
    // Restoring a hidden one takes the edited facts as confirmed (D156).
    .$if(hiddenAt === null, (update) => update.set({ ...titleColumns(title!), category: category!, link: link! }))
    .where('id', '=', id)
    .execute();
  return true;
}

/** Deletes what is left of deleted archives of a member who withdraws, once no other living member is confirmed there. */
export async function deleteUnproved(trx: Trx, memberId: number): Promise<void> {
  await trx
    .deleteFrom('archive')
    .where('deleted_at', 'is not', null)
    .where(sql<SqlBool>`id in (select archive_id from archive_member where member_id = ${memberId})`)
    .where((eb) => eb.not(isProvedToOthers))
    .execute();
}
