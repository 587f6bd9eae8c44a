import { todayInKorea } from '@contract/clock';
import { LIMITS, TIMES } from '@contract/limits';
import { type MailCode, type Mails } from '@contract/mails';
import { type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { isDisposable } from '../../../lib/addresses/disposable';
import { domainOf } from '../../../lib/addresses/emailNorm';
import { type MailCodeRow } from './mailCodes.repository';
import { createAddressRepository, type AddressRow } from './addresses.repository';

/** The addresses of a member. @throws ApiError 40203 when the member has withdrawn */
export const readMails = async (db: Kysely<Tables>, memberId: number): Promise<Mails> =>
  toMails(await createAddressRepository(db).read(memberId));

export function toMails({ email, email_confirmed_at: confirmedAt, code, schoolCode, school }: AddressRow): Mails {
  return {
    email: {
      address: email,
      confirmedDateTime: confirmedAt?.toISOString() ?? null,
      disposable: email !== null && isDisposable(email),
      code: code ? toCode(code) : null,
    },
    school: school
      ? {
          address: school.address,
          domain: domainOf(school.address),
          confirmedDateTime: school.confirmed_at.toISOString(),
          untilDate: todayInKorea(school.expires_at.getTime()),
        }
      : null,
    schoolCode: schoolCode ? toCode(schoolCode) : null,
  };
}

const toCode = ({ address, sent_at: sentAt, expires_at: expiresAt, wrong }: MailCodeRow): MailCode => ({
  address,
  resendDateTime: new Date(sentAt.getTime() + TIMES.mailCodeGap).toISOString(),
  expiresDateTime: expiresAt.toISOString(),
  triesLeft: LIMITS.wrongMailCodes - wrong,
});
