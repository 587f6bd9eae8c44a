import { string } from 'yup';
import { type FieldProblem } from '@contract/envelope';
import { findProblems } from '@contract/firstMessage';
import {
  measureRules,
  OPERATOR_MESSAGES,
  type Case,
  type ContentDecision,
  type MeasurePayload,
  type ProfilePart,
} from '@contract/operator';
import { measuresOf } from './measuresOf';

/** What happens to the content; KEEP leaves it as it is (D190). */
export type ContentChoice = 'DISMISS' | ContentDecision | 'KEEP';

/** What happens to the member; a number of days or no end is a suspension. */
export const MEMBER_CHOICES = ['NONE', 'WARN', '7', '30', 'endless'] as const;
export type MemberChoice = (typeof MEMBER_CHOICES)[number];

/** The form of a decision; empty until something is chosen. */
export interface DecisionValues {
  content: ContentChoice | '';
  member: MemberChoice | '';
  parts: ProfilePart[];
  reason: string;
  password: string;
}

export const NO_DECISION: DecisionValues = { content: '', member: '', parts: [], reason: '', password: '' };

/** The choices of the form have codes of their own. */
export const DECISION_DRAFT_RULES = measureRules.shape({
  content: string().oneOf(['DISMISS', 'HIDE', 'RESTORE', 'KEEP']),
  member: string().oneOf([...MEMBER_CHOICES]),
});

const SUSPENSIONS: readonly MemberChoice[] = ['7', '30', 'endless'];

export const isSuspension = (choice: MemberChoice | '') => SUSPENSIONS.some((one) => one === choice);
export const isOnMember = (choice: MemberChoice | '') => choice === 'WARN' || isSuspension(choice);

/** Whether anything is decided of which the member reads a reason. */
export const needsReason = ({ content, member }: DecisionValues) =>
  content !== 'DISMISS' && (['HIDE', 'RESTORE', 'KEEP'].includes(content) || isOnMember(member));

/** Whether the decision names parts of a profile. */
export const choosesParts = ({ target }: Case, { content }: DecisionValues) =>
  target === 'PROFILE' && content === 'HIDE';

interface ChoiceOffer {
  value: ContentChoice;
  /** Why it cannot be chosen. */
  refusal?: 'undecided' | 'noReports' | 'noMeasure';
}

/** The choices about the content in the present state of a case; the server decides. */
export function contentChoices(shown: Case): ChoiceOffer[] {
  const { content, member } = measuresOf(shown);
  const isUndecided = shown.state === 'HIDDEN';
  const keep: ChoiceOffer = { value: 'KEEP' };
  if (isUndecided) keep.refusal = 'undecided';
  else if (member.length === 0) keep.refusal = 'noMeasure';
  return [
    { value: 'DISMISS', ...(!content.includes('DISMISS') && { refusal: 'noReports' as const }) },
    ...(['HIDE', 'RESTORE'] as const).filter((one) => content.includes(one)).map((value) => ({ value })),
    keep,
  ];
}

/** The values with another choice about the content: 문제없음 leaves the member alone. */
export function withContent(values: DecisionValues, content: ContentChoice): DecisionValues {
  const member = content === 'DISMISS' ? 'NONE' : values.member || 'NONE';
  return { ...values, content, member };
}

/** The values with another choice about the member: the content stays, where it need not be decided. */
export function withMember(shown: Case, values: DecisionValues, member: MemberChoice): DecisionValues {
  const mayKeep = contentChoices(shown).some(({ value, refusal }) => value === 'KEEP' && refusal === undefined);
  const content = values.content || (mayKeep && isOnMember(member) ? 'KEEP' : '');
  return { ...values, content, member };
}

/** The next measure of the key of suspensions: 7 days, 30 days, no end, 7 days. */
export function nextSuspension(member: MemberChoice | ''): MemberChoice {
  const index = SUSPENSIONS.findIndex((one) => one === member);
  return SUSPENSIONS[(index + 1) % SUSPENSIONS.length] ?? '7';
}

const daysOf = (choice: MemberChoice | '') => (choice === 'endless' ? null : Number(choice));

/** The measure on the member, with the decision about the content that comes with it. */
function accountMeasure(shown: Case, { member }: DecisionValues, content: ContentDecision | undefined) {
  return {
    action: isSuspension(member) ? ('SUSPEND' as const) : ('WARN' as const),
    memberVersion: shown.member?.version,
    ...(content && { content }),
    ...(isSuspension(member) && { days: daysOf(member) }),
  };
}

/** The request of a decision: a measure on the member, with the decision about the content, or that decision alone. */
export function payloadOf(shown: Case, values: DecisionValues): MeasurePayload {
  const { target, targetId, version } = shown;
  const { content, member, parts, reason } = values;
  const decided = content === 'KEEP' || content === '' ? undefined : content;
  const isOnAccount = isOnMember(member) && decided !== 'DISMISS';
  return {
    target,
    targetId,
    version,
    reason: decided === 'DISMISS' ? '' : reason,
    ...(isOnAccount ? accountMeasure(shown, values, decided) : { action: decided ?? 'WARN' }),
    ...(choosesParts(shown, values) && { parts }),
  };
}

/** The problems of a decision at the fields of its form. */
export function decisionProblems(shown: Case, values: DecisionValues): FieldProblem[] {
  if (values.content === '') {
    const isUndecided = shown.state === 'HIDDEN' && isOnMember(values.member);
    const message = isUndecided ? OPERATOR_MESSAGES.contentEmpty : OPERATOR_MESSAGES.decisionEmpty;
    return [{ field: 'content', message }];
  }
  if (values.content === 'KEEP' && !isOnMember(values.member))
    return [{ field: 'member', message: OPERATOR_MESSAGES.measureEmpty }];
  return toDecisionFields(findProblems(measureRules, payloadOf(shown, values)));
}

/** The period of a suspension is part of the choice about the member. */
export const toDecisionFields = (problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.map((problem) => (problem.field === 'days' ? { ...problem, field: 'member' } : problem));
