import { type Case } from '@contract/operator';
import { type ReportTargetType } from '@contract/report';
import { memberName } from '@/entities/member';
import { isOnMember, isSuspension, needsReason, type ContentChoice, type DecisionValues } from '../model/decision';

const NOUNS: Readonly<Record<ReportTargetType, string>> = {
  PROJECT: '글',
  ARCHIVE: '글',
  PROJECT_COMMENT: '댓글',
  ARCHIVE_COMMENT: '댓글',
  EVALUATION: '한줄평',
  PROFILE: '프로필',
};

/** "이 글", "이 댓글", "프로필": the label of the choice about the content. */
export const contentLabel = ({ target }: Case) => (target === 'PROFILE' ? NOUNS.PROFILE : `이 ${NOUNS[target]}`);

export const CONTENT_CHOICE_LABELS: Readonly<Record<ContentChoice, string>> = {
  DISMISS: '문제없음',
  HIDE: '숨기기',
  RESTORE: '복구',
  KEEP: '그대로 두기',
};

export const MEMBER_CHOICE_LABELS = {
  NONE: '아무 조치 없음',
  WARN: '경고',
  7: '7일 정지',
  30: '30일 정지',
  endless: '무기한 정지',
} as const;

/** What hiding does, where it is not that the writer alone sees the text. */
const HIDING: Partial<Record<ReportTargetType, string>> = {
  PROFILE: '고른 항목만 숨겨요',
  EVALUATION: '프로필에서 사라져요',
};

/** What a choice does, below its name. */
export function effectOf(shown: Case, choice: ContentChoice): string {
  if (choice === 'RESTORE') return '다시 보여요';
  if (choice === 'HIDE') return HIDING[shown.target] ?? '글쓴이만 볼 수 있어요';
  if (choice === 'DISMISS') return shown.state === 'HIDDEN' ? '다시 보여요' : '신고만 닫아요';
  return '작성자만 조치해요';
}

/** Why a choice cannot be made, in its place. */
export const refusalText = ({ target }: Case) => ({
  undecided: `자동으로 숨은 ${NOUNS[target]}은 정해야 해요`,
  noReports: '닫을 신고가 없어요',
  noMeasure: '작성자에게 할 조치가 없어요',
});

const MEASURES = { WARN: '경고', 7: '7일 정지', 30: '30일 정지', endless: '무기한 정지' } as const;

const measureOf = ({ member }: DecisionValues) =>
  member === 'WARN' || isSuspension(member) ? MEASURES[member as keyof typeof MEASURES] : undefined;

/** The button that says what it does: "숨기고 경고하기". */
export function decideLabel({ target }: Case, values: DecisionValues): string {
  const measure = measureOf(values);
  if (values.content === 'DISMISS') return '문제없음으로 닫기';
  if (values.content === 'HIDE' || values.content === 'RESTORE') {
    const isHiding = values.content === 'HIDE';
    if (measure) return `${isHiding ? '숨기고' : '복구하고'} ${measure}하기`;
    const subject = target === 'PROFILE' ? '프로필 ' : '';
    return subject + (isHiding ? '숨기기' : '복구하기');
  }
  return measure ? `${measure}하기` : '결정하기';
}

/** What was done: "글을 숨기고 경고했어요". */
export function doneText({ target }: Case, values: DecisionValues): string {
  const measure = measureOf(values);
  if (values.content === 'DISMISS') return '문제없음으로 닫았어요';
  if (values.content === 'HIDE' || values.content === 'RESTORE') {
    const isHiding = values.content === 'HIDE';
    const object = `${NOUNS[target]}을 `;
    if (measure) return `${object}${isHiding ? '숨기고' : '복구하고'} ${measure}했어요`;
    return object + (isHiding ? '숨겼어요' : '복구했어요');
  }
  return `${measure ?? '조치'}했어요`;
}

/** What follows from the decision, beside the button. */
export function consequenceOf(shown: Case, values: DecisionValues): string {
  const { reports, state, target } = shown;
  if (isSuspension(values.member)) return '되돌릴 수 없어요. 줄이려면 회원 화면에서 기간을 줄여요.';
  const closing = reports > 0 ? `신고 ${reports}건이 닫혀요.` : '';
  if (values.content === 'DISMISS') {
    if (state !== 'HIDDEN') return closing;
    return `${NOUNS[target]}이 다시 보여요. ${closing ? `작성자는 알림을 받고 ${closing}` : '작성자는 알림을 받아요.'}`;
  }
  if (!needsReason(values) || (values.content === 'KEEP' && !isOnMember(values.member))) return '';
  const name = shown.writer ? `${memberName(shown.writer.nickname)} 님` : '쓴 사람';
  return reports > 0
    ? `${name}에게 알림과 메일이 가고, 신고 ${reports}건이 닫혀요.`
    : `${name}에게 알림과 메일이 가요.`;
}
