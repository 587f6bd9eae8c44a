import { minuteInKorea } from '@contract/dates';
import { isolateDirection } from '@contract/isolateDirection';
import { LOG_ACTION_LABELS, MEASURE_MAIL } from '@contract/operator';
import { REPORT_TARGET_LABELS } from '@contract/report';
import { type FeatureDeps } from '../../lib/featureDeps';
import { type MailWriter } from '../../lib/mail/mailQueue';
import { toHtmlMail } from '../../lib/mail/htmlMail';
import { type MeasureMailRequest } from '../../lib/operators/measureMailRequest';

/** Composes the mail about a measure to the member it concerns; no mail once the member has withdrawn. */
export function writeMeasure({
  operatorEmail,
  publicUrl = '',
}: Pick<FeatureDeps, 'operatorEmail' | 'publicUrl'>): MailWriter {
  return async (payload, trx) => {
    const { memberId, action, target, title, path, until, reason, number } = payload as MeasureMailRequest;
    const member = trx.selectFrom('member').select('email').where('id', '=', memberId);
    const to = (await member.executeTakeFirst())?.email;
    if (!to) return null;
    const address = path === '' || publicUrl === '' ? '' : publicUrl.replace(/\/$/, '') + path;
    const lines = {
      action: LOG_ACTION_LABELS[action],
      number,
      target: [`${REPORT_TARGET_LABELS[target]} ‘${isolateDirection(title)}’`, address].filter(Boolean).join(' '),
      until: action === 'SUSPEND' ? periodOf(until) : undefined,
      reason,
      answerable: operatorEmail !== undefined,
    };
    return {
      to,
      subject: MEASURE_MAIL.subject,
      text: MEASURE_MAIL.text(lines),
      html: toHtmlMail(MEASURE_MAIL.parts(lines)),
      ...(operatorEmail !== undefined && { replyTo: operatorEmail }),
    };
  };
}

const periodOf = (until: number | null) => (until === null ? '기한 없음' : `${minuteInKorea(until)}까지`);
