import { codesOf } from '../codes';
import { REPORT_TARGET_LABELS } from '../report/codes';

export const ROLE_LABELS = { MEMBER: '회원', OPERATOR: '운영자' } as const;
export type MemberRole = keyof typeof ROLE_LABELS;
export const MEMBER_ROLES = codesOf(ROLE_LABELS);

/** Measures of an operator about content and members. */
export const MEASURE_LABELS = {
  DISMISS: '문제없음',
  HIDE: '숨김',
  RESTORE: '복구',
  WARN: '경고',
  SUSPEND: '정지',
  UNSUSPEND: '정지 해제',
} as const;
export type Measure = keyof typeof MEASURE_LABELS;
export const MEASURES = codesOf(MEASURE_LABELS);

/** Measures on the account of a member, not on content. */
export const MEMBER_MEASURES = ['WARN', 'SUSPEND', 'UNSUSPEND'] as const satisfies readonly Measure[];
export type MemberMeasure = (typeof MEMBER_MEASURES)[number];
export const isMemberMeasure = (action: Measure | undefined): action is MemberMeasure =>
  MEMBER_MEASURES.some((one) => one === action);

/** What happens to the content in the act that takes a measure on its writer (D190). */
export const CONTENT_DECISION_LABELS = { HIDE: '숨기기', RESTORE: '다시 보이기' } as const;
export type ContentDecision = keyof typeof CONTENT_DECISION_LABELS;
export const CONTENT_DECISIONS = codesOf(CONTENT_DECISION_LABELS);

/** Days of a suspension; null has no end. */
export const SUSPENSION_DAYS = [7, 30, null] as const;
/** An end that never comes, in the log. */
export const ENDLESS = '무기한';
/** The choices by their value in a form. */
export const SUSPENSION_LABELS = { 7: '7일', 30: '30일', endless: '기한 없음' } as const;

/** The parts of a profile that can be hidden. */
export const PROFILE_PART_LABELS = { PHOTO: '프로필 사진', NICKNAME: '닉네임', INTRODUCTION: '자기소개' } as const;
export type ProfilePart = keyof typeof PROFILE_PART_LABELS;
export const PROFILE_PARTS = codesOf(PROFILE_PART_LABELS);

/** States of a case; HIDDEN: hidden by reports alone, waiting for a decision (D131). */
export const CASE_STATE_LABELS = { OPEN: '확인 전', HIDDEN: '자동 숨김', DONE: '처리 완료' } as const;
export type CaseState = keyof typeof CASE_STATE_LABELS;
export const CASE_STATES = codesOf(CASE_STATE_LABELS);

export const CASE_SORTS = ['most', 'latest', 'oldest'] as const;

/** Texts of reported content, as a case lists them. */
export const CASE_FIELD_LABELS = {
  TITLE: '제목',
  NAME: '프로젝트 이름',
  INTRODUCE: '한 줄 소개',
  ARTICLE: '본문',
  DESCRIPTION: '설명',
  LINK: '링크',
  CONTENT: '내용',
  LINE: '한줄평',
  KEYWORDS: '키워드',
  NICKNAME: '닉네임',
  INTRODUCTION: '자기소개',
} as const;
export type CaseFieldName = keyof typeof CASE_FIELD_LABELS;

export const NUMBER_UNIT_LABELS = { DAY: '일', WEEK: '주', MONTH: '월' } as const;
export type NumberUnit = keyof typeof NUMBER_UNIT_LABELS;
export const NUMBER_UNITS = codesOf(NUMBER_UNIT_LABELS);

/** Figures of deliveries, which are of no person (D179). */
export const DELIVERY_FIGURE_LABELS = {
  mailsSent: '보낸 메일',
  mailsFailed: '보내지 못한 메일',
  mailsBounced: '되돌아온 메일',
  pushesSent: '보낸 푸시',
  pushesFailed: '보내지 못한 푸시',
} as const;
export type DeliveryFigure = keyof typeof DELIVERY_FIGURE_LABELS;

/** The figures of the desk in their order (D137). */
export const FIGURE_LABELS = {
  joined: '가입',
  active: '활동 회원',
  posts: '모집글',
  applications: '지원',
  accepted: '수락',
  answerHours: '답까지 걸린 시간(중앙값)',
  archives: '공개된 아카이브',
  publishDays: '공개까지 걸린 날(중앙값)',
  reports: '신고',
  measures: '조치',
  ...DELIVERY_FIGURE_LABELS,
} as const;
export type FigureName = keyof typeof FIGURE_LABELS;
export const FIGURES = codesOf(FIGURE_LABELS);

/** Every action of the log (D138). */
export const LOG_ACTION_LABELS = {
  ...MEASURE_LABELS,
  AUTO_HIDE: '자동 숨김',
  CLOSE: '신고 닫음',
  REOPEN: '신고 다시 엶',
  ROLE_ADD: '운영자 지정',
  ROLE_REMOVE: '운영자 해제',
  ANNOUNCE: '공지 등록',
  ANNOUNCE_EDIT: '공지 수정',
  ANNOUNCE_END: '공지 내림',
  CONFIRM_FAILED: '비밀번호 확인 실패',
  READ_EVALUATION: '한줄평 열람',
  UNDO: '되돌림',
  SEARCH_EMAIL: '메일 주소 검색',
} as const;
export type LogAction = keyof typeof LOG_ACTION_LABELS;
export const LOG_ACTIONS = codesOf(LOG_ACTION_LABELS);

export const LOG_TARGET_LABELS = { ...REPORT_TARGET_LABELS, ANNOUNCEMENT: '공지' } as const;
export type LogTarget = keyof typeof LOG_TARGET_LABELS;

/** Actor of a log entry: an operator at the desk, a command in a terminal, or a job. */
export const LOG_ACTORS = ['OPERATOR', 'COMMAND', 'AUTO'] as const;
export type LogActor = (typeof LOG_ACTORS)[number];

/** States by which the desk lists members. */
export const MEMBER_STATES = ['SUSPENDED', 'WARNED'] as const;
