import {
  ACTIVITY_TIME_LABELS,
  MEETING_OPTIONS,
  RECRUITING_TEXTS,
  STEP_LABELS,
  WEEKLY_HOURS_LABELS,
} from '@contract/project';
import { FormChips, FormSection, FormStepper } from '@/shared/forms';
import { optionsOf } from '@/shared/lib/optionsOf';

const MEETINGS = MEETING_OPTIONS.map((value) => ({ value, label: value }));
const STEPS = optionsOf(STEP_LABELS);
const HOURS = optionsOf(WEEKLY_HOURS_LABELS);
const TIMES = optionsOf(ACTIVITY_TIME_LABELS);

/** How and when the team works, and how far the project is. */
export function CourseSection() {
  return (
    <FormSection id="course" title="진행">
      <FormChips name="meetingOption" label="진행 방식" required mode="single" options={MEETINGS} />
      <FormChips name="weeklyHours" label={RECRUITING_TEXTS.weeklyHours} optional mode="single" options={HOURS} />
      <FormChips
        name="times"
        label={RECRUITING_TEXTS.times}
        optional
        mode="multi"
        options={TIMES}
        help="여러 개 고를 수 있어요."
      />
      <FormStepper name="step" label="진행 단계" required steps={STEPS} />
    </FormSection>
  );
}
