import { type ProfilePart } from '@contract/operator';
import { sql } from 'kysely';
import { type Trx } from '../../../db/tables';
import { endSessions } from '../../access';
import { eraseAfterCommit } from '../../../lib/storage/fileErasure';
import { copyFiles, type FileCopies } from './copyFiles';
import { photoKeys } from '../../../lib/uploads/pictures';
import { isStillHidden, readHiddenParts } from './caseTargets.repository';
import { freeNickname } from './placeholderNickname.repository';

/**
 * Hides parts of a profile: their values are moved to another table, and the member gets placeholders (D133). A new
 * nickname ends the sessions, which contain the old one; kept logins open new ones.
 * @returns false when all of them are hidden already, or there is nothing to hide
 */
export async function hideProfile(
  trx: Trx,
  memberId: number,
  { parts, at, copies }: { parts: readonly ProfilePart[]; at: Date; copies: FileCopies },
): Promise<boolean> {
  const before = await readHiddenParts(trx, memberId);
  const member = await trx
    .selectFrom('member')
    .select(['nickname', 'nickname_key', 'introduction', 'profile_image'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const values = { PHOTO: member.profile_image, NICKNAME: member.nickname, INTRODUCTION: member.introduction };
  const isThere = (part: ProfilePart) => Boolean(values[part]);
  const isHidden = (part: ProfilePart) =>
    before.some((one) => one.part === part) && isStillHidden(part, member.nickname ?? '');
  const added = parts.filter((part) => isThere(part) && !isHidden(part));
  const hide = (part: ProfilePart, value: string) =>
    trx.insertInto('hidden_profile').values({ member_id: memberId, part, value, hidden_at: at }).execute();

  if (added.includes('PHOTO')) await hidePhoto(trx, { memberId, photo: member.profile_image, copies, hide });
  if (added.includes('INTRODUCTION')) {
    await trx.updateTable('member').set({ introduction: '' }).where('id', '=', memberId).execute();
    await hide('INTRODUCTION', member.introduction ?? '');
  }
  if (added.includes('NICKNAME')) await hideNickname(trx, { ...member, id: memberId }, at);
  return added.length > 0;
}

/** Of several hidden nicknames all stay reserved, and the first one is restored. */
async function hideNickname(
  trx: Trx,
  { id, nickname, nickname_key: key }: { id: number; nickname: string | null; nickname_key: string | null },
  at: Date,
): Promise<void> {
  const placeholder = await freeNickname(trx);
  await trx.updateTable('member').set({ nickname: placeholder }).where('id', '=', id).execute();
  await trx
    .insertInto('hidden_profile')
    .values({ member_id: id, part: 'NICKNAME', value: nickname ?? '', hidden_at: at })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'part']).doUpdateSet({
        hidden_at: at,
        later_nickname_keys: sql`array_append(hidden_profile.later_nickname_keys, ${key})`,
      }),
    )
    .execute();
  await endSessions(trx, id, at);
}

interface HiddenPhoto {
  memberId: number;
  photo: string | null;
  copies: FileCopies;
  hide: (part: ProfilePart, value: string) => Promise<unknown>;
}

/** The photo gets an address that only its owner and operators receive. */
async function hidePhoto(trx: Trx, { memberId, photo, copies, hide }: HiddenPhoto): Promise<void> {
  if (photo === null) return;
  await hide('PHOTO', await copyFiles(copies, photoKeys(photo)));
  await trx.updateTable('member').set({ profile_image: null }).where('id', '=', memberId).execute();
  await eraseAfterCommit(trx, photoKeys(photo));
}

/**
 * Restores every hidden part.
 * @returns whether there was one
 */
export async function restoreProfile(trx: Trx, memberId: number, at: Date): Promise<boolean> {
  const parts = await trx
    .deleteFrom('hidden_profile')
    .where('member_id', '=', memberId)
    .returning(['part', 'value'])
    .execute();
  for (const { part, value } of parts)
    await trx.updateTable('member').set(columnOf(part, value)).where('id', '=', memberId).execute();
  if (parts.some(({ part }) => part === 'NICKNAME')) await endSessions(trx, memberId, at);
  return parts.length > 0;
}

function columnOf(part: ProfilePart, value: string) {
  if (part === 'PHOTO') return { profile_image: value };
  return part === 'NICKNAME' ? { nickname: value } : { introduction: value };
}
