import { MAIL_CODE_MAIL } from '@contract/mails';
import { paths } from '@contract/paths';
import { createCodeSecrets } from '../../../lib/addresses/codeSecrets';
import { findCodeOf, type MailCodeRequest } from './mailCodes.repository';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { toOrigin } from '../../../lib/http/origin';
import { toHtmlMail } from '../../../lib/mail/htmlMail';
import { type MailWriter } from '../../../lib/mail/mailDelivery';

/**
 * Composes the mail with a code: the same one when it is composed again. No mail once the code was used or replaced. The
 * link needs the configured public address, since a forged Host header would lead it elsewhere (D150).
 */
export function writeMailCode({ tokenSecret, publicUrl }: Pick<FeatureDeps, 'tokenSecret' | 'publicUrl'>): MailWriter {
  const secrets = createCodeSecrets(tokenSecret);
  return async ({ payload }, db) => {
    const { memberId, kind, nonce } = payload as MailCodeRequest;
    const row = await findCodeOf(db, memberId, nonce);
    if (!row) return null;
    const code = secrets.codeOf(nonce);
    const url =
      publicUrl === undefined ? undefined : `${toOrigin(publicUrl)}${paths.emailLink}#${secrets.tokenOf(nonce)}`;
    return {
      mail: {
        to: row.address,
        subject: MAIL_CODE_MAIL.subject(kind),
        text: MAIL_CODE_MAIL.text({ kind, code, url }),
        html: toHtmlMail(MAIL_CODE_MAIL.parts({ kind, code, url })),
      },
    };
  };
}
