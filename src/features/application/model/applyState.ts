import { APPLICATION_MESSAGES, APPLICATION_STATUS_LABELS, APPLICATION_TEXTS } from '@contract/application';
import {
  CLOSED_REASON_LABELS,
  isPastDeadline,
  isSeatFreed,
  RECRUITING_TEXTS,
  type ProjectDetail,
} from '@contract/project';
import { ROLE_LABELS } from '@contract/skill';
import { endText, isAsked, waitingText } from '../lib/applicationTexts';

/** The actions that a post offers its reader (JOIN-14). */
export type ApplyState = 'OPEN' | 'CLOSED' | 'LEADER' | 'MEMBER' | 'APPLIED' | 'INVITED' | 'BARRED';

/** The sentence above the button. */
export interface ApplyNote {
  kind: 'asked' | 'waiting' | 'invited' | 'barred' | 'closed' | 'freed' | 'ended';
  text: string;
  detail?: string | null;
}

/** Whether the post accepts applications on this date. */
export const takesApplications = ({ closed, deadline }: ProjectDetail, today: string) =>
  !closed && !isPastDeadline(deadline, today);

/** Visitors see the button of a member without a relation to the post. */
export function applyState(project: ProjectDetail, today: string): ApplyState {
  const tie = project.mine?.state ?? 'NONE';
  if (tie === 'NONE' || tie === 'BARRED') return stateOutside(project, tie, today);
  // An invitation to a full post can be accepted once a seat is free; to others once the post is reopened.
  const isWaiting = tie === 'INVITED' && !takesApplications(project, today) && project.closedReason !== 'FULL';
  return isWaiting ? 'CLOSED' : tie;
}

function stateOutside(project: ProjectDetail, tie: 'NONE' | 'BARRED', today: string): ApplyState {
  if (!takesApplications(project, today)) return 'CLOSED';
  return tie === 'BARRED' ? tie : 'OPEN';
}

/** Whether a seat became free in a post that was closed because it was full, and that can be reopened. */
export const hasFreedSeat = (project: ProjectDetail) =>
  !project.hidden && project.status === 'ACTIVE' && isSeatFreed(project);

const NOTES: Partial<Record<ApplyState, (project: ProjectDetail, now: number) => ApplyNote | undefined>> = {
  LEADER: freedNote,
  APPLIED: waitingNote,
  INVITED: ({ writer, seats }) => ({
    kind: 'invited',
    text: writer === null ? '초대받았어요' : `${writer} 님이 초대했어요`,
    detail: seats.length > 0 ? '자리가 남은 역할을 고를 수 있어요' : undefined,
  }),
  BARRED: (project) => ({
    kind: 'barred',
    text: APPLICATION_MESSAGES.barredHint,
    detail: endedText(project),
  }),
  CLOSED: (project) => ({
    kind: 'closed',
    text: RECRUITING_TEXTS.closed,
    detail: [closingDay(project) ?? closedText(project), endedText(project)].filter(Boolean).join(' · '),
  }),
  OPEN: endedNote,
};

/** The text above the button, if any. @param now epoch milliseconds on the server's clock */
export const applyNote = (project: ProjectDetail, state: ApplyState, now: number) => NOTES[state]?.(project, now);

function freedNote(project: ProjectDetail): ApplyNote | undefined {
  if (!hasFreedSeat(project)) return undefined;
  const left = project.seats.filter(({ count, taken }) => taken < count);
  const detail = left.map(({ role, count, taken }) => `${ROLE_LABELS[role]} ${count - taken}자리`).join(', ');
  return {
    kind: 'freed',
    text: RECRUITING_TEXTS.seatFreed,
    detail: detail || `${project.personnel - project.filled}자리`,
  };
}

function waitingNote({ mine, writer }: ProjectDetail, now: number): ApplyNote {
  const detail = mine?.application && waitingText(mine.application, now);
  if (mine?.application && isAsked(mine.application)) {
    return { kind: 'asked', text: APPLICATION_TEXTS.askedBy(writer), detail };
  }
  return { kind: 'waiting', text: APPLICATION_STATUS_LABELS.PENDING, detail };
}

/** The end of the newest application, for members who may apply again. */
function endedNote({ mine }: ProjectDetail): ApplyNote | undefined {
  if (!mine?.application || mine.application.status === 'ACCEPTED') return undefined;
  return {
    kind: 'ended',
    text: APPLICATION_STATUS_LABELS[mine.application.status],
    detail: endText(mine.application),
  };
}

function endedText({ mine }: ProjectDetail): string | undefined {
  if (mine?.application?.status !== 'DECLINED' && mine?.application?.status !== 'EXPIRED') return undefined;
  const reason = endText(mine.application);
  const label = APPLICATION_STATUS_LABELS[mine.application.status];
  return reason ? `${label} · ${reason}` : label;
}

/** Why recruiting has ended; undefined where the post is open and only its date has passed. */
const closedText = ({ closedReason }: ProjectDetail) => closedReason && CLOSED_REASON_LABELS[closedReason];

function closingDay({ closedReason, deadline }: ProjectDetail): string | undefined {
  if (deadline === null || (closedReason !== null && closedReason !== 'DEADLINE')) return undefined;
  const [, month, day] = deadline.split('-').map(Number);
  return `${month}월 ${day}일에 마감됐어요`;
}
