import { LIMITS } from '@contract/limits';
import { PROJECT_CATEGORY_LABELS } from '@contract/project';
import { FormChips, FormColumns, FormMonthPeriodField, FormSection, FormTextField } from '@/shared/forms';
import { optionsOf } from '@/shared/lib/optionsOf';

const CATEGORIES = optionsOf(PROJECT_CATEGORY_LABELS);

/** What the list shows first. */
export function BasicsSection() {
  return (
    <FormSection id="basics" title="기본 정보" hint="목록에서 가장 먼저 보이는 내용이에요.">
      <FormTextField name="title" label="모집글 제목" required max={LIMITS.title} />
      <FormColumns>
        <FormTextField name="projectName" label="프로젝트 이름" required max={LIMITS.title} />
        <FormMonthPeriodField
          label="진행 기간"
          required
          startName="startDate"
          endName="endDate"
          help="연도와 월을 숫자로만 입력해 주세요."
        />
      </FormColumns>
      <FormChips name="category" label="분야" required mode="single" options={CATEGORIES} />
    </FormSection>
  );
}
