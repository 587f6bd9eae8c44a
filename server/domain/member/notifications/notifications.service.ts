import { todayInKorea } from '@contract/dates';
import {
  isAdvertising,
  isMailGroup,
  MAIL_GROUPS,
  NOTIFICATION_TEXTS,
  type MailGroup,
  type MailList,
  type MailSwitches,
  type NotificationPayload,
  type NotificationSettings,
  type ResubscriptionPayload,
  type Unsubscription,
} from '@contract/notifications';
import { ApiError, forbidden, sessionOver } from '../../../lib/http/errors';
import { type NotificationRepository, type NotificationRow } from './notifications.repository';
import { type PushDeviceRepository } from './pushDevices.repository';
import { toPushDevice } from './pushDevices.service';
import { createUnsubscribeTokens, type Unsubscriber } from './unsubscribeToken';

interface NotificationDeps {
  notifications: NotificationRepository;
  devices: Pick<PushDeviceRepository, 'list'>;
  tokenSecret: string;
  vapidPublicKey: string;
  shiftedNow: () => number;
}

export type NotificationService = ReturnType<typeof createNotificationService>;

/** The mails and pushes of notices that a member gets, and the links that end the mails (D171, D173). */
export function createNotificationService(deps: NotificationDeps) {
  const { notifications, devices, tokenSecret, vapidPublicKey, shiftedNow } = deps;
  const tokens = createUnsubscribeTokens(tokenSecret);

  /** @throws ApiError 400 for a token that was changed */
  function readToken(token: string): Unsubscriber {
    const unsubscriber = tokens.read(token);
    if (!unsubscriber) throw new ApiError(400, NOTIFICATION_TEXTS.unsubscribe.badToken);
    return unsubscriber;
  }

  async function read(memberId: number): Promise<NotificationSettings> {
    const [row, own] = await Promise.all([notifications.find(memberId), devices.list(memberId)]);
    if (!row) throw sessionOver();
    const { agreed_at: agreedAt, digest_since: digestSince } = row;
    return {
      email: stateOf(row),
      mail: toSwitches(row.mail),
      push: toSwitches(row.push),
      devices: own.map(toPushDevice),
      vapidKey: vapidPublicKey,
      digest: digestSince !== null,
      agreedDate: agreedAt && todayInKorea(agreedAt.getTime()),
    };
  }

  /** A withdrawn member gets nothing. */
  async function subscription({ memberId, lists }: Unsubscriber): Promise<Unsubscription> {
    const row = await notifications.find(memberId);
    const advertising = { FOUND: row?.found ?? false, DIGEST: Boolean(row?.digest_since) };
    return { named: lists, lists: { ...toSwitches(row?.mail ?? []), ...advertising } };
  }

  /** Switches the digest. @throws ApiError 400 without an agreement */
  async function switchDigest(memberId: number, on: boolean, agreed = false): Promise<void> {
    const done = await notifications.switchDigest({ memberId, on, agreed, at: new Date(shiftedNow()) });
    if (done === false) throw new ApiError(400, NOTIFICATION_TEXTS.agreement.missing);
  }

  /** Ends or begins the mails of lists; those of advertising are only ended here. */
  async function switchLists(memberId: number, lists: readonly MailList[], on: boolean): Promise<void> {
    const groups = lists.filter(isMailGroup);
    if (groups.length > 0) {
      await notifications.change(memberId, { mail: Object.fromEntries(groups.map((group) => [group, on])) });
    }
    if (lists.includes('FOUND')) await notifications.endSearchMails(memberId);
    if (lists.includes('DIGEST')) await switchDigest(memberId, false);
  }

  return {
    read,

    /** @throws ApiError 400 for a digest without an agreement, then nothing is stored */
    async change(memberId: number, payload: NotificationPayload): Promise<NotificationSettings> {
      const { mail, push, digest, agreed } = payload;
      if (digest !== undefined) await switchDigest(memberId, digest, agreed === true);
      if (mail ?? push) await notifications.change(memberId, { mail, push });
      return read(memberId);
    },

    /** What a link is about; reading changes nothing. @throws ApiError 400 */
    subscription: (token: string): Promise<Unsubscription> => subscription(readToken(token)),

    /** Switches one list. @throws ApiError 400, 403 for turning on advertising */
    async switchList({ token, list, on }: ResubscriptionPayload): Promise<Unsubscription> {
      const unsubscriber = readToken(token);
      if (on && isAdvertising(list)) throw forbidden(NOTIFICATION_TEXTS.unsubscribe.onlyWithLogin);
      await switchLists(unsubscriber.memberId, [list], on);
      return subscription(unsubscriber);
    },

    /** Ends the mails of the lists of a link, as mail programs ask for (RFC 8058). @throws ApiError 400 */
    async unsubscribe(token: string): Promise<void> {
      const { memberId, lists } = readToken(token);
      await switchLists(memberId, lists, false);
    },
  };
}

function stateOf({ email_confirmed_at: confirmedAt, email_bounced_at: bouncedAt }: NotificationRow) {
  if (confirmedAt === null) return 'UNCONFIRMED';
  return bouncedAt === null ? 'CONFIRMED' : 'BOUNCED';
}

const toSwitches = (on: readonly MailGroup[]): MailSwitches =>
  Object.fromEntries(MAIL_GROUPS.map((group) => [group, on.includes(group)])) as MailSwitches;
