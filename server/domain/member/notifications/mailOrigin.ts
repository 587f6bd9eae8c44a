import { toOrigin } from '../../../lib/http/origin';

interface Addresses {
  publicUrl?: string;
  smtpUrl?: string;
  port: number;
}

/**
 * The origin of links in mails of notices, searches and digests; null when a mail server would send links to this
 * machine's own address, which lead a recipient nowhere.
 */
export function mailOrigin({ publicUrl, smtpUrl, port }: Addresses): string | null {
  if (publicUrl !== undefined) return toOrigin(publicUrl);
  return smtpUrl === undefined ? `http://localhost:${port}` : null;
}
