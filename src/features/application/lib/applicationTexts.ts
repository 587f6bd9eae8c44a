import {
  APPLICATION_TEXTS,
  DECLINE_REASON_LABELS,
  ENDED_REASON_LABELS,
  type Application,
  type MyApplication,
} from '@contract/application';
import { ROLE_LABELS } from '@contract/skill';
import { daysUntil } from '@/shared/lib/dates';

/** "12일 뒤 만료", by the dates of Seoul; "오늘 만료" on the last day. */
export function expiryLabel(expiresDateTime: string, now: number): string {
  const days = daysUntil(expiresDateTime, now);
  return days > 0 ? `${days}일 뒤 만료` : '오늘 만료';
}

/** The reason of a decline, in the leader's own words where there are any. */
export function reasonText({ reason, note }: Pick<MyApplication, 'reason' | 'note'>): string | undefined {
  if (reason === null) return undefined;
  return note ?? DECLINE_REASON_LABELS[reason];
}

/** How an application has ended: the reason of a decline, why nobody answered, another role than the applied one. */
export function endText(
  application: Pick<MyApplication, 'endedReason' | 'joinedRole' | 'reason' | 'note'>,
): string | undefined {
  const { endedReason, joinedRole } = application;
  if (endedReason !== null) return ENDED_REASON_LABELS[endedReason];
  return joinedRole === null ? reasonText(application) : APPLICATION_TEXTS.joinedRole(joinedRole);
}

/** The question that waits for its answer. */
export const openQuestion = ({ questions }: Pick<Application, 'questions'>) =>
  questions.find(({ answer }) => answer === null);

/** Whether the applicant was asked a question that can still be answered. */
export const isAsked = (application: MyApplication) =>
  application.status === 'PENDING' && openQuestion(application) !== undefined;

/** "프론트엔드, 12일 뒤 만료". */
export const waitingText = ({ role, expiresDateTime }: MyApplication, now: number) =>
  `${ROLE_LABELS[role]}, ${expiryLabel(expiresDateTime, now)}`;
