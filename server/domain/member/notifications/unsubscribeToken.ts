import { createHmac, timingSafeEqual } from 'node:crypto';
import { isMailList, type MailList } from '@contract/notifications';

/** Who unsubscribes from what; without an end, as mails stay in mailboxes (RFC 8058). */
export interface Unsubscriber {
  memberId: number;
  lists: MailList[];
}

/** Signs and reads the tokens of the links that end mails (D173). */
export function createUnsubscribeTokens(secret: string) {
  const sign = (text: string) => createHmac('sha256', secret).update(`unsubscribe ${text}`).digest('base64url');

  return {
    create({ memberId, lists }: Unsubscriber): string {
      const text = `${memberId}.${lists.join('-')}`;
      return `${text}.${sign(text)}`;
    },

    /** @returns null for a token that was changed */
    read(token: string): Unsubscriber | null {
      const [memberId = '', names = '', signature = ''] = token.split('.');
      const expected = Buffer.from(sign(`${memberId}.${names}`));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return { memberId: Number(memberId), lists: names.split('-').filter(isMailList) };
    },
  };
}
