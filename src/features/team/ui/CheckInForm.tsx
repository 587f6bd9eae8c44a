import { useEffect, useId, useState } from 'react';
import { findProblems } from '@contract/firstMessage';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { checkInRules, MOOD_LABELS, MOODS, TEAM_MESSAGES, type CheckIn, type Mood, type Team } from '@contract/team';
import { useCheckInMutation, useSubmit } from '@/shared/api';
import { FormDraft } from '@/shared/drafts';
import { AppForm, FormTextArea, SubmitButton, useFormField } from '@/shared/forms';
import { CharacterCounter } from '@/shared/ui/CharacterCounter';
import { FieldGroup } from '@/shared/ui/Field';
import { HiddenInput } from '@/shared/ui/HiddenInput';
import { Grid, Row, Text } from '@/shared/ui/pieces';
import { weekSpan } from '../lib/weeks';
import { MoodMark } from './MoodMark';
import * as S from './CheckInForm.styles';

interface CheckInFormProps {
  team: Team;
  /** The id of the current member. */
  memberId: number | null;
  /** The primary action of the page is another one. */
  isSoft: boolean;
}

interface CheckInValues {
  mood: Mood | '';
  text: string;
}

/** How long the button shows that it was saved, in milliseconds. */
const SAVED_FOR = 2_000;

/** The own check-in of this week: created once, editable until Sunday night (D111). */
export function CheckInForm({ team: { projectId, week, members }, memberId, isSoft }: CheckInFormProps) {
  const own = members.find((member) => member.memberId === memberId)?.checkIns.find((line) => line.week === week);
  const [checkIn] = useCheckInMutation();
  const draft = { form: 'check-in', target: projectId };
  const [savedAt, setSavedAt] = useState(0);
  const form = useSubmit<CheckInValues, CheckIn>({
    draft,
    // The rules have refused a form without a mood.
    send: async ({ mood, text }) => (mood === '' ? undefined : checkIn({ projectId, week, mood, text })),
    stays: true,
    done({ mood, text }, sent, { latest, resetForm, setValues }) {
      const typed = latest();
      resetForm({ values: { mood, text } });
      // What was typed during the request stays.
      if (typed !== sent) void setValues(typed);
      setSavedAt((count) => count + 1);
    },
    texts: { unknown: MESSAGES.poorConnection },
  });

  return (
    <S.Box aria-labelledby="check-in">
      <Row gap={3} rowGap={1} align="baseline" justify="space-between" wraps>
        <S.Title id="check-in">{TEAM_MESSAGES.checkIn}</S.Title>
        <Text size="caption" tone="text-3" numbers>
          {weekSpan(week)}
        </Text>
      </Row>
      <AppForm
        as={S.Form}
        initialValues={{ mood: own?.mood ?? '', text: own?.text ?? '' }}
        check={(values) => findProblems(checkInRules, { week, ...values })}
        {...form}
      >
        <FormDraft {...draft} rules={checkInRules} />
        <MoodRadios />
        <FormTextArea
          name="text"
          label="이번 주 소식"
          hideLabel
          required
          placeholder="이번 주에 한 일과 다음 할 일을 적어 주세요"
          max={LIMITS.checkIn}
          counter={false}
          minRows={2}
        />
        <Foot isWritten={own !== undefined || savedAt > 0} savedAt={savedAt} isSoft={isSoft} />
      </AppForm>
    </S.Box>
  );
}

function Foot({ isWritten, savedAt, isSoft }: { isWritten: boolean; savedAt: number; isSoft: boolean }) {
  const isJustSaved = useJustNow(savedAt);
  const { value: text } = useFormField<string>('text');
  const label = isWritten ? '고치기' : '남기기';

  return (
    <S.Foot>
      <CharacterCounter text={text} max={LIMITS.checkIn} />
      <span>일요일 밤까지 고칠 수 있어요</span>
      <span role="status">{isJustSaved && TEAM_MESSAGES.saved}</span>
      <SubmitButton size="default" variant={isSoft ? 'soft' : 'primary'}>
        {label}
      </SubmitButton>
    </S.Foot>
  );
}

/** Whether a counter has increased within the last moments. */
function useJustNow(count: number): boolean {
  const [seen, setSeen] = useState(count);

  useEffect(() => {
    if (count === seen) return;
    const timer = setTimeout(() => setSeen(count), SAVED_FOR);
    return () => clearTimeout(timer);
  }, [count, seen]);

  return count !== seen;
}

function MoodRadios() {
  const { value, error, edit } = useFormField<Mood | ''>('mood');
  const name = useId();

  return (
    <FieldGroup role="radiogroup" label="이번 주 상태" hideLabel required error={error}>
      <Grid columns={3} gap={2}>
        {MOODS.map((mood) => (
          <S.Mood key={mood} data-chosen={mood === value || undefined}>
            <HiddenInput type="radio" name={name} value={mood} checked={mood === value} onChange={() => edit(mood)} />
            <MoodMark state={mood} />
            {MOOD_LABELS[mood]}
          </S.Mood>
        ))}
      </Grid>
    </FieldGroup>
  );
}
