import { isolateDirection } from '../isolateDirection';
import { MESSAGES } from '../messages';

export { invitationAnswerRules, type InvitationAnswerPayload } from './rules';
export type { Alarms, EvaluationRequest, ProjectInvite } from './dto';

export const ALARM_MESSAGES = {
  accepted: '초대를 수락했어요.',
  declined: '초대를 거절했어요.',
  full: '모집 인원이 모두 찼어요.',
  closed: '모집이 마감돼 초대를 수락할 수 없어요.',
  gone: '취소됐거나 이미 답한 초대예요.',
  role: '지원할 역할을 선택해 주세요.',
  new: '새 알림',
  questionGone: '취소됐거나 이미 답한 질문이에요.',
  evaluationGone: '취소됐거나 이미 제출한 평가예요.',
} as const;

export const ALARM_TEXTS = {
  invites: (writer: string | null, title: string) =>
    `${writer ?? MESSAGES.withdrawnMember} 님이 ‘${isolateDirection(title)}’ 프로젝트에 초대했어요.`,
  evaluates: (title: string) => `‘${isolateDirection(title)}’ 팀원들이 평가를 기다리고 있어요.`,
  /** Said once by screen readers when items arrive (MEND-90). */
  arrived: (count: number) => `새 알림이 ${count}개 왔어요.`,
};
