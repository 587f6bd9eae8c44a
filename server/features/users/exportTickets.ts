import { createHmac, timingSafeEqual } from 'node:crypto';

/** Owner of a ticket. */
export interface TicketHolder {
  memberId: number;
  /** The session that requested it, which must still be open. */
  sessionId: string;
}

export interface ExportTickets {
  /** @param expiresAt epoch milliseconds */
  issue(holder: TicketHolder, expiresAt: number): string;
  /** Null unless it is ours and has not expired. */
  read(ticket: string, at: number): TicketHolder | null;
}

const FORM = /^(\d{1,15})\.([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{43})$/;

/**
 * A browser saves a file of any size when it follows a link, but then sends no header: the ticket replaces
 * it. Signed for this purpose alone, so that no other token is accepted.
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
