import { type InferType } from 'yup';
import { anyString, exactObject, exactString, list, wholeNumber } from '../fields';
import { isOverlong, toStoredText } from '../text';
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
  feedbackTooLong: (nickname: string) => `${nickname} 님의 한줄평은 ${LIMITS.feedback}자까지 쓸 수 있어요.`,
  keywordUnknown: (nickname: string) => `${nickname} 님의 키워드를 다시 골라 주세요.`,
  keywordsOf: (chosen: number) => `${chosen}/${LIMITS.keywordsOfOne}`,
  tooManyKeywords: (nickname: string) => `${nickname} 님에게는 키워드를 ${LIMITS.keywordsOfOne}개까지 고를 수 있어요.`,
  keywordTwice: (nickname: string) => `${nickname} 님에게 같은 키워드를 두 번 고를 수 없어요.`,
  releaseHint: (days: number) => `등록하고 ${days}일이 지나면, 답하지 않은 팀원을 빼고 공개할 수 있어요.`,
  publicSince: (date: string) => `${date}에 아카이브가 공개됐어요.`,
} as const;

export const EVALUATION_MESSAGES = {
  send: '평가 보내기',
  register: '프로젝트 등록하기',
  notEvaluated: '먼저 팀원 평가를 마쳐 주세요.',
  alreadyPublic: '이미 공개된 아카이브예요.',
  submittedBefore: '이미 평가를 제출했어요.',
  noAccess: '이 프로젝트의 팀원만 평가할 수 있어요.',
  remindedToday: '오늘은 이미 알렸어요. 내일 다시 알릴 수 있어요.',
  reminded: '아직 평가하지 않은 팀원에게 다시 알렸어요.',
  keywordHint: `1개에서 ${LIMITS.keywordsOfOne}개까지 골라 주세요.`,
  done: '평가를 모두 마쳤어요.',
  publishAsk: '지금까지 모인 평가로 아카이브를 공개할까요?',
  published: '아카이브를 공개했어요.',
  loadFailed: '평가 정보를 불러오지 못했어요.',
  statusFailed: '평가 현황을 불러오지 못했어요.',
  refreshFailed: '평가 현황을 새로 불러오지 못했어요.',
  submitted: '평가를 제출했어요.',
  publicWhenDone: '모두 답하고 평가를 마치면 공개돼요',
  confirmsBySubmitting: '평가를 제출하면 함께했다고 답한 것으로 남아요.',
  anonymous: '누가 썼는지는 보이지 않아요.',
  anonymousUnlessTwo: '누가 썼는지는 보이지 않아요. 팀원이 두 명만 남으면 알 수 있어요.',
  notAnonymous: '둘이 한 팀이면 누가 썼는지 알 수 있어요.',
  namesChanged: '팀원의 닉네임이 바뀌었어요. 누구의 평가인지 확인하고 다시 제출해 주세요.',
  memberLeft: '빠진 팀원의 평가는 저장하지 않았어요.',
  submitFailed: '평가를 제출하지 못했어요. 다시 시도해 주세요.',
} as const;

/** Overlong text is not cut, so that the error names the member. */
const storedUnlessOverlong = (value: unknown) =>
  typeof value === 'string' && !isOverlong(value, LIMITS.feedback) ? toStoredText(value) : value;

/** Types only: `findEvaluationFault` checks the content against the team, whose nicknames are in the messages. */
const evaluationRules = exactObject({
  /** Decides whom it is about, where it is sent. */
  memberId: wholeNumber(),
  evaluatedNickname: exactString().required(MESSAGES.badRequest),
  feedback: anyString().transform(storedUnlessOverlong).default(''),
  keyword: list(exactString().defined(MESSAGES.badRequest), 2 * KEYWORDS.length, MESSAGES.badRequest).default([]),
});

/** One submission covers every other member once; whether it does is checked against the team. */
export const evaluationsRules = exactObject({
  evaluations: list(evaluationRules, LIMITS.members).min(1, MESSAGES.badRequest).required(MESSAGES.badRequest),
});

export type EvaluationsPayload = InferType<typeof evaluationsRules>;
