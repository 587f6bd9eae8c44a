import { isolateDirection } from '@contract/isolateDirection';
import { BUNDLE_MAIL, isMailGroup, MAIL_GROUPS, type BundleLine } from '@contract/notifications';
import { type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { type Delivery } from '../../../lib/delivery/deliveries';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { toHtmlMail } from '../../../lib/mail/htmlMail';
import { type MailWriter } from '../../../lib/mail/mailDelivery';
import { wayOut } from './advertisingMail';
import { findRecipient } from './bundle.repository';
import { mailOrigin } from './mailOrigin';
import { readNoticeLines, type NoticeLine } from './noticeLines';
import { createUnsubscribeTokens } from './unsubscribeToken';

const LISTED = 10;

interface BundleDeps extends Pick<FeatureDeps, 'tokenSecret' | 'shiftedNow' | 'publicUrl'> {
  smtpUrl?: string;
  port: number;
}

/** A line with the group that its switch is of. */
interface Line extends BundleLine {
  group: NoticeLine['group'];
}

/**
 * Composes the mail with what a member has not read of a window (D172): what was answered, read, hidden, blocked or switched
 * off meanwhile is left out, and without anything left there is no mail. It contains no text of members but titles.
 */
export function writeBundle({ tokenSecret, shiftedNow, publicUrl, smtpUrl, port }: BundleDeps): MailWriter {
  const tokens = createUnsubscribeTokens(tokenSecret);
  return async (delivery, db) => {
    const origin = mailOrigin({ publicUrl, smtpUrl, port });
    if (origin === null) return null;
    const recipient = await findRecipient(db, delivery.member_id, new Date(shiftedNow()));
    if (!recipient) return null;
    const lines = (await linesOf(db, delivery, { memberId: recipient.id, origin, at: new Date(shiftedNow()) })).filter(
      ({ group }) => !isMailGroup(group) || recipient.mail.includes(group),
    );
    if (lines.length === 0) return null;
    const groups = MAIL_GROUPS.filter((group) => lines.some((line) => line.group === group));
    const unsubscribeUrl =
      groups.length > 0
        ? `${origin}/unsubscribe?token=${tokens.create({ memberId: recipient.id, lists: groups })}`
        : undefined;
    const bundle = {
      lines: lines.slice(0, LISTED),
      more: Math.max(0, lines.length - LISTED),
      groups,
      origin,
      unsubscribeUrl,
    };
    return {
      mail: {
        to: recipient.email,
        subject: BUNDLE_MAIL.subject(bundle.lines, bundle.more),
        text: BUNDLE_MAIL.text(bundle),
        html: toHtmlMail(BUNDLE_MAIL.parts(bundle)),
        ...(unsubscribeUrl !== undefined && {
          headers: wayOut(unsubscribeUrl),
        }),
      },
    };
  };
}

/** What is still to be told, with links of the public address. */
async function linesOf(
  db: Kysely<Tables>,
  { items }: Delivery,
  { memberId, origin, at }: { memberId: number; origin: string; at: Date },
): Promise<Line[]> {
  const lines = await readNoticeLines(db, items, { memberId, at });
  return lines.map(({ group, title, hasTitle, sentence, path }) => ({
    group,
    above: title && !hasTitle ? `‘${isolateDirection(title)}’` : '',
    sentence,
    url: origin + path,
  }));
}
