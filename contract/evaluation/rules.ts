import { type InferType } from 'yup';
import { exactObject, exactString, list, requiredCodes, requiredText } from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { KEYWORDS } from './keywords';

/** Messages that name the member (spec §5). */
export const EVALUATION_TEXTS = {
  feedbackMissing: (nickname: string) => `${nickname} 님에게 남길 한줄평을 입력해 주세요.`,
  keywordMissing: (nickname: string) => `${nickname} 님에게 어울리는 키워드를 하나 이상 골라 주세요.`,
  unfinished: (nickname: string) => `${nickname} 님의 평가를 마저 해 주세요.`,
  tooEarly: (days: number) => `등록하고 ${days}일이 지나야 공개할 수 있어요.`,
  waiting: (count: number) => `${count}명이 아직 평가하지 않았어요.`,
  missing: (nicknames: readonly string[]) => `아직 평가하지 않은 팀원: ${nicknames.join(', ')}`,
} as const;

export const EVALUATION_MESSAGES = {
  notEvaluated: '먼저 팀원 평가를 마쳐 주세요.',
  alreadyPublic: '이미 공개된 아카이브예요.',
  submittedBefore: '이미 평가를 제출했어요.',
  noAccess: '이 프로젝트의 팀원만 평가할 수 있어요.',
  remindedToday: '오늘은 이미 알렸어요. 내일 다시 알릴 수 있어요.',
  reminded: '아직 평가하지 않은 팀원에게 다시 알렸어요.',
  done: '평가를 모두 마쳤어요.',
  publishAsk: '지금까지 모인 평가로 아카이브를 공개할까요?',
  published: '아카이브를 공개했어요.',
  loadFailed: '평가 정보를 불러오지 못했어요.',
  statusFailed: '평가 현황을 불러오지 못했어요.',
  refreshFailed: '평가 현황을 새로 불러오지 못했어요.',
  submitFailed: '평가를 제출하지 못했어요. 다시 시도해 주세요.',
} as const;

const evaluationRules = exactObject({
  evaluatedNickname: exactString().required(MESSAGES.badRequest),
  feedback: requiredText(LIMITS.feedback, MESSAGES.badRequest),
  keyword: requiredCodes(KEYWORDS, MESSAGES.badRequest),
});

/** One submission covers every other member once; whether it does is checked against the team (D53). */
export const evaluationsRules = exactObject({
  evaluations: list(evaluationRules, LIMITS.members).min(1, MESSAGES.badRequest).required(MESSAGES.badRequest),
});

export type EvaluationsPayload = InferType<typeof evaluationsRules>;
