import { useFormikContext } from 'formik';
import { PROFILE_PART_LABELS, type Case, type ProfilePart } from '@contract/operator';
import { FormChips } from '@/shared/forms';
import { optionsOf } from '@/shared/lib/optionsOf';
import {
  contentChoices,
  MEMBER_CHOICES,
  withContent,
  withMember,
  type ContentChoice,
  type DecisionValues,
  type MemberChoice,
} from '../model/decision';
import { measuresOf } from '../model/measuresOf';
import { CONTENT_CHOICE_LABELS, contentLabel, effectOf, MEMBER_CHOICE_LABELS, refusalText } from '../lib/decisionTexts';
import { Choices } from './Choices';
import * as S from './DecisionForm.styles';

/** The value of a field of the decision, whose other values may follow from it. */
function useChoice<Value>(name: string, change: (values: DecisionValues, value: Value) => DecisionValues) {
  const { values, errors, touched, submitCount, setValues } = useFormikContext<DecisionValues>();
  const problem = errors[name as keyof DecisionValues];
  const isShown = submitCount > 0 || touched[name as keyof DecisionValues];
  return {
    values,
    error: isShown && typeof problem === 'string' ? problem : undefined,
    choose: (value: Value) => void setValues(change(values, value)),
  };
}

const CONTENT_KEYS: Readonly<Record<ContentChoice, string>> = { DISMISS: 'D', HIDE: 'H', RESTORE: 'R', KEEP: 'L' };

/** What happens to the content, with the effect of each choice. */
export function ContentField({ shown }: { shown: Case }) {
  const { values, error, choose } = useChoice<ContentChoice>('content', withContent);
  const refusals = refusalText(shown);
  return (
    <Choices
      name="content"
      label={contentLabel(shown)}
      look="cards"
      options={contentChoices(shown).map(({ value, refusal }) => ({
        value,
        label: CONTENT_CHOICE_LABELS[value],
        effect: refusal ? refusals[refusal] : effectOf(shown, value),
        shortcut: CONTENT_KEYS[value],
        inactive: refusal !== undefined,
      }))}
      value={values.content}
      error={error}
      onChange={choose}
    />
  );
}

const MEMBER_KEYS: Partial<Record<MemberChoice, string>> = { WARN: 'W', '7': 'S' };

/** What happens to the member who wrote it. */
export function MemberField({ shown }: { shown: Case }) {
  const { values, error, choose } = useChoice<MemberChoice>('member', (before, member) =>
    withMember(shown, before, member),
  );
  // Nothing can be done to an operator, to a withdrawn member, and to a writer who stays unknown.
  if (measuresOf(shown).member.length === 0) return null;
  return (
    <Choices
      name="member"
      label="작성자"
      look="segment"
      options={MEMBER_CHOICES.map((value) => ({
        value,
        label: MEMBER_CHOICE_LABELS[value],
        shortcut: MEMBER_KEYS[value],
        inactive: values.content === 'DISMISS' && value !== 'NONE',
      }))}
      value={values.member}
      error={error}
      onChange={choose}
    />
  );
}

const PARTS: readonly ProfilePart[] = ['PHOTO', 'NICKNAME', 'INTRODUCTION'];

/** The parts of a profile without a value, which cannot be hidden. */
function emptyParts({ now }: Case): ProfilePart[] {
  const has = (name: string) => now?.fields.some((field) => field.name === name) ?? false;
  const isThere = { PHOTO: (now?.files.length ?? 0) > 0, NICKNAME: has('NICKNAME'), INTRODUCTION: has('INTRODUCTION') };
  return PARTS.filter((part) => !isThere[part]);
}

/** The parts of a profile that are hidden; one without a value stands there to say so. */
export function PartsField({ shown }: { shown: Case }) {
  const empty = emptyParts(shown);
  const options = optionsOf(PROFILE_PART_LABELS)
    .filter(({ value }) => !shown.hiddenParts.includes(value))
    .map((option) =>
      empty.includes(option.value) ? { ...option, label: `${option.label} · 비어 있어요`, disabled: true } : option,
    );
  return (
    <S.Indented>
      <FormChips name="parts" label="숨길 항목" required mode="multi" options={options} />
    </S.Indented>
  );
}
