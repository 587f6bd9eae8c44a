import { EMAIL_CHANGED_MAIL } from '@contract/mails';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { type MailWriter } from '../../../lib/mail/mailDelivery';

/** Kind of the mail request. */
export const EMAIL_CHANGED = 'email_changed';

export interface EmailChangedRequest {
  /** The old address. */
  to: string;
  /** The new address, which the mail masks. */
  address: string;
}

/** Composes the mail to the old address of an account; replies reach the operator (D150a). */
export function writeEmailChanged({ operatorEmail }: Pick<FeatureDeps, 'operatorEmail'>): MailWriter {
  return async ({ payload }) => {
    const { to, address } = payload as EmailChangedRequest;
    return {
      mail: {
        to,
        subject: EMAIL_CHANGED_MAIL.subject,
        text: EMAIL_CHANGED_MAIL.text(address),
        ...(operatorEmail !== undefined && { replyTo: operatorEmail }),
      },
    };
  };
}
