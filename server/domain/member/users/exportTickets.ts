import { createHmac, timingSafeEqual } from 'node:crypto';

/** Owner of a ticket. */
export interface TicketHolder {
  memberId: number;
  /** The session that requested it, which must still be open. */
  sessionId: string;
}

/** In place of a session: the ticket of a suspended member, which is valid while the suspension lasts (D196). */
export const NO_SESSION = '00000000-0000-0000-0000-000000000000';
export const isOfSuspended = ({ sessionId }: TicketHolder) => sessionId === NO_SESSION;

export interface ExportTickets {
  /** @param expiresAt epoch milliseconds */
  issue(holder: TicketHolder, expiresAt: number): string;
  /** Null for an invalid or expired ticket. */
  read(ticket: string, at: number): TicketHolder | null;
}

const FORM = /^(\d{1,15})\.([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{43})$/;

/**
 * To save a file of any size, a browser follows a link without headers; the ticket replaces the header. It is signed
 * for this purpose alone, so no other token is accepted.
 */
export function createExportTickets(secret: string): ExportTickets {
  const seal = (text: string) => createHmac('sha256', secret).update(`data export ${text}`).digest();

  return {
    issue({ memberId, sessionId }, expiresAt) {
      const text = `${memberId}.${sessionId}.${expiresAt}`;
      return `${text}.${seal(text).toString('base64url')}`;
    },
    read(ticket, at) {
      const [, memberId = '', sessionId = '', expiresAt = '', signature = ''] = FORM.exec(ticket) ?? [];
      const given = Buffer.from(signature, 'base64url');
      const sealed = seal(`${memberId}.${sessionId}.${expiresAt}`);
      if (given.length !== sealed.length || !timingSafeEqual(given, sealed)) return null;
      return Number(expiresAt) > at ? { memberId: Number(memberId), sessionId } : null;
    },
  };
}
