import { isoMinuteInKorea } from '@contract/dates';
import { maskedEmail } from '@contract/mails';
import { paths } from '@contract/paths';
import { SECURITY_MAIL, type SecurityMail } from '@contract/security';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { toOrigin } from '../../../lib/http/origin';
import { toHtmlMail } from '../../../lib/mail/htmlMail';
import { type MailWriter } from '../../../lib/mail/mailDelivery';
import { type SecurityMailRequest } from './accountEvents.repository';
import { createUndoTokens } from './undoTokens';

type WriterDeps = Pick<FeatureDeps, 'publicUrl' | 'operatorEmail' | 'tokenSecret'>;

/** Composes the mail about what happened to an account (D184); replies of a former address reach the operator. */
export function writeSecurity({ publicUrl, operatorEmail, tokenSecret }: WriterDeps): MailWriter {
  const undoTokens = createUndoTokens(tokenSecret);
  // Without a public address no link: a forged Host would lead it elsewhere.
  const origin = publicUrl === undefined ? undefined : toOrigin(publicUrl);
  return async ({ payload }) => {
    const { to, kind, device, method, at, newEmail, undoNonce } = payload as SecurityMailRequest;
    const mail: SecurityMail = {
      kind,
      device,
      method,
      minute: isoMinuteInKorea(at),
      newEmail: newEmail === undefined ? undefined : maskedEmail(newEmail),
      undoUrl: origin && undoNonce && `${origin}${paths.undoEmail}#${undoTokens.of(undoNonce)}`,
      accountUrl: origin && origin + paths.account,
      origin,
    };
    return {
      mail: {
        to,
        subject: SECURITY_MAIL.subject(kind),
        text: SECURITY_MAIL.text(mail),
        html: toHtmlMail(SECURITY_MAIL.parts(mail)),
        ...(newEmail !== undefined && operatorEmail !== undefined && { replyTo: operatorEmail }),
      },
    };
  };
}
