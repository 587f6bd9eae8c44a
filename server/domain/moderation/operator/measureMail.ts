import { minuteInKorea } from '@contract/dates';
import { isolateDirection } from '@contract/isolateDirection';
import { describeAct, LOG_ACTION_LABELS, MEASURE_MAIL } from '@contract/operator';
import { REPORT_TARGET_LABELS } from '@contract/report';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { type MailWriter } from '../../../lib/mail/mailDelivery';
import { toHtmlMail } from '../../../lib/mail/htmlMail';
import { readRecipient, type MeasureMailRequest } from '../measures/measureMailRequest.repository';

/** Composes the mail about a measure to the member it concerns; no mail once the member has withdrawn. */
export function writeMeasure({
  operatorEmail,
  publicUrl = '',
}: Pick<FeatureDeps, 'operatorEmail' | 'publicUrl'>): MailWriter {
  return async ({ payload }, db) => {
    const request = payload as MeasureMailRequest;
    const { memberId, action, content, until, reason, number } = request;
    const { email: to, nickname } = (await readRecipient(db, memberId)) ?? {};
    if (!to) return null;
    const actions = [...(content ? [content] : []), action];
    const lines = {
      nickname: nickname ?? '',
      ...describeAct({ actions, target: request.target, count: request.count }),
      action: actions.map((one) => LOG_ACTION_LABELS[one]).join(', '),
      number,
      target: targetOf(request, publicUrl || (request.origin ?? '')),
      until: action === 'SUSPEND' ? periodOf(until) : undefined,
      reason,
      answerable: operatorEmail !== undefined,
    };
    return {
      mail: {
        to,
        subject: MEASURE_MAIL.subject,
        text: MEASURE_MAIL.text(lines),
        html: toHtmlMail(MEASURE_MAIL.parts(lines)),
        ...(operatorEmail !== undefined && { replyTo: operatorEmail }),
      },
    };
  };
}

function targetOf({ target, title, path, count }: MeasureMailRequest, publicUrl: string): string {
  const name = `‘${isolateDirection(title)}’`;
  if (count !== undefined) return `글 ${count}개 (${name}${count > 1 ? ' 등' : ''})`;
  const address = path === '' || publicUrl === '' ? '' : publicUrl.replace(/\/$/, '') + path;
  return [`${REPORT_TARGET_LABELS[target]} ${name}`, address].filter(Boolean).join(' ');
}

const periodOf = (until: number | null) => (until === null ? '기한 없음' : `${minuteInKorea(until)}까지`);
