import { type Alarms, type EvaluationRequest, type ProjectInvite } from '@contract/alarm';
import { LIMITS } from '@contract/limits';
import { ageInDays } from '@/shared/lib/dates';

interface Dated {
  /** Days in Korea since it arrived; 0 is today. */
  age: number;
}

export type Alarm =
  | (Dated & { kind: 'invitation'; invite: ProjectInvite })
  | (Dated & { kind: 'evaluation'; request: EvaluationRequest });

const isQuestion = (alarm: Alarm) => alarm.kind === 'evaluation' && alarm.request.consent === 'ASKED';

/**
 * The items of the bell and its count: invitations and evaluations of the last days, questions about archives first,
 * then the newest. Older ones are on the own profile only.
 */
export function visibleAlarms({ inviteProjectOutputList, userArchiveList }: Alarms, now: number): Alarm[] {
  const invitations = inviteProjectOutputList.map((invite) => ({
    at: invite.inviteDate,
    alarm: { kind: 'invitation' as const, invite, age: ageInDays(invite.inviteDate, now) },
  }));
  const evaluations = userArchiveList.map((request) => ({
    at: request.createDate,
    alarm: { kind: 'evaluation' as const, request, age: ageInDays(request.createDate, now) },
  }));
  return [...invitations, ...evaluations]
    .filter(({ alarm }) => alarm.age <= LIMITS.alarmDays)
    .sort(
      (one, other) =>
        Number(isQuestion(other.alarm)) - Number(isQuestion(one.alarm)) || Date.parse(other.at) - Date.parse(one.at),
    )
    .map(({ alarm }) => alarm);
}

/** The number of the bell's items: the server lists the newest ones, and where all of them are recent, the rest count too. */
export function countAlarms(alarms: Alarms, visible: readonly Alarm[]): number {
  const invitations = visible.filter(({ kind }) => kind === 'invitation').length;
  const evaluations = visible.length - invitations;
  return (
    (invitations === alarms.inviteProjectOutputList.length ? alarms.inviteProjectCount : invitations) +
    (evaluations === alarms.userArchiveList.length ? alarms.evaluationCount : evaluations)
  );
}
