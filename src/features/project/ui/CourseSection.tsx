import { MEETING_OPTIONS, STEP_LABELS } from '@contract/project';
import { FormChips, FormSection, FormStepper } from '@/shared/forms';
import { optionsOf } from '@/shared/lib/options';

const MEETINGS = MEETING_OPTIONS.map((value) => ({ value, label: value }));
const STEPS = optionsOf(STEP_LABELS);

/** How the team meets, and how far the project is. */
export function CourseSection() {
  return (
    <FormSection id="course" title="진행">
      <FormChips name="meetingOption" label="진행 방식" required mode="single" options={MEETINGS} />
      <FormStepper name="step" label="진행 단계" required steps={STEPS} />
    </FormSection>
  );
}
