import { isMailGroup, PUSH_TEXTS } from '@contract/notifications';
import { paths } from '@contract/paths';
import { type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { type Delivery } from '../../../lib/delivery/deliveries';
import { FIRST_PUSH, NIGHT_PUSH, tagOf, type PushWriter } from '../../../lib/push/pushDelivery';
import { type PushPayload } from '../../../lib/push/sendPush';
import { pushTag } from '../../notice';
import { readNoticeLines, type NoticeLine } from './noticeLines';
import { findPushGroups } from './pushDevices.repository';

/** Composes the push of the newest of what a member has not read about a target (D175). */
export function writeNoticePush(shiftedNow: () => number): PushWriter {
  return async (delivery, db) => {
    const [newest] = await linesOf(db, delivery, new Date(shiftedNow()));
    return newest ? toPayload(newest, tagOf(delivery)) : null;
  };
}

/** Composes the one push of what came at night: a count, unless one alone is left. */
export function writeNightPush(shiftedNow: () => number): PushWriter {
  return async (delivery, db) => {
    const lines = await linesOf(db, delivery, new Date(shiftedNow()));
    const [newest] = lines;
    if (!newest) return null;
    if (lines.length === 1) return toPayload(newest, pushTag(newest.group, newest.target, newest.item));
    return { title: PUSH_TEXTS.title, body: PUSH_TEXTS.night(lines.length), path: paths.notices, tag: NIGHT_PUSH };
  };
}

/** Composes the push that shows on a new device that it works. */
export const writeFirstPush: PushWriter = async () => ({
  title: PUSH_TEXTS.title,
  body: PUSH_TEXTS.done,
  path: `${paths.account}#notifications`,
  tag: FIRST_PUSH,
});

/** What is still unread and switched on, newest first. */
async function linesOf(db: Kysely<Tables>, { items, member_id: memberId }: Delivery, at: Date): Promise<NoticeLine[]> {
  if (memberId === null) return [];
  const groups = await findPushGroups(db, memberId, at);
  const lines = await readNoticeLines(db, items, { memberId, at });
  return lines
    .filter(({ group }) => isMailGroup(group) && groups.includes(group))
    .sort((one, other) => items.indexOf(one.item) - items.indexOf(other.item));
}

/** It contains no text of members but titles (REACH-13). */
const toPayload = ({ title, sentence, path }: NoticeLine, tag: string): PushPayload => ({
  title: title ?? PUSH_TEXTS.title,
  body: sentence,
  path,
  tag,
});
