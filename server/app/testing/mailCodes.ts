import { randomUUID } from 'node:crypto';
import { TIMES } from '@contract/limits';
import { type MailKind } from '@contract/mails';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { createCodeSecrets } from '../../lib/addresses/codeSecrets';
import { readMail } from './readMail';
import { mailFiles, type OutboxOf } from './outboxMails';

export interface SentCode {
  code: string;
  /** The token of the link. */
  token: string;
}

/** Stores a code without sending it. @param secret that of the server */
export async function insertCode(
  db: Kysely<Tables>,
  secret: string,
  { memberId, kind, address }: { memberId: number; kind: MailKind; address: string },
): Promise<SentCode> {
  const nonce = randomUUID();
  const at = Date.now();
  const columns = { address, nonce, wrong: 0, sent_at: new Date(at), expires_at: new Date(at + TIMES.mailCode) };
  await db
    .insertInto('mail_code')
    .values({ member_id: memberId, kind, ...columns })
    .onConflict((on) => on.columns(['member_id', 'kind']).doUpdateSet(columns))
    .execute();
  const secrets = createCodeSecrets(secret);
  return { code: secrets.codeOf(nonce), token: secrets.tokenOf(nonce) };
}

/** The codes of all mails to an address, oldest first, once the queue is empty. */
export async function codesTo(address: string, server: OutboxOf): Promise<string[]> {
  const mails = (await mailFiles(server)).map(readMail);
  return mails.flatMap(({ to, text }) => (to === address ? (/코드: (\d{6})/.exec(text)?.[1] ?? []) : []));
}
