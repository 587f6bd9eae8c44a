import { LIMITS } from '@contract/limits';
import { DEGREE_LABELS, GRADE_LABELS, SCHOOL_SUGGESTIONS, SIGNUP_PROMPTS } from '@contract/signup';
import { FormColumns, FormSelect, FormSuggestionField, FormTextField, FormYearField } from '@/shared/forms';
import { optionsOf } from '@/shared/lib/optionsOf';
import { GraduationCapIcon } from '@/shared/ui/Icon';

const GRADE_OPTIONS = optionsOf(GRADE_LABELS);
const DEGREE_OPTIONS = optionsOf(DEGREE_LABELS);

/** School, year of study and dates. */
export function EducationFields() {
  return (
    <>
      <FormSuggestionField
        name="schoolName"
        label="학교"
        required
        suggestions={SCHOOL_SUGGESTIONS}
        maxHeight={LIMITS.schoolListHeightPx}
        max={LIMITS.name}
        lead={GraduationCapIcon}
      />
      <FormColumns>
        <FormSelect name="grade" label="학년" required options={GRADE_OPTIONS} prompt={SIGNUP_PROMPTS.grade} />
        <FormTextField name="major" label="전공" required max={LIMITS.name} />
      </FormColumns>
      <FormColumns columns={3}>
        <FormSelect name="degree" label="학적 상태" optional options={DEGREE_OPTIONS} prompt={SIGNUP_PROMPTS.degree} />
        <FormYearField name="entranceDate" label="입학 연도" optional />
        <FormYearField name="graduationDate" label="졸업 연도" optional />
      </FormColumns>
    </>
  );
}
