import { LIMITS } from '@contract/limits';
import { ROLE_LABELS, SKILL_LABELS } from '@contract/skill';
import { FormChips, FormNumberField, FormSection } from '@/shared/forms';
import { optionsOf } from '@/shared/lib/options';
import * as S from './ProjectEditor.styles';

const ROLES = optionsOf(ROLE_LABELS);
const SKILLS = optionsOf(SKILL_LABELS);

/** One digit more than the largest number has: 100 is told to be too many, not cut to 10. */
const DIGITS = String(LIMITS.personnel.max).length + 1;

/** Who is looked for. */
export function RecruitmentSection() {
  return (
    <FormSection id="recruitment" title="모집" hint="누가 필요한지 고르면 카드 맨 위에 보여요.">
      <S.Headcount>
        <FormNumberField
          name="personnel"
          label="모집 인원"
          required
          digits={DIGITS}
          tail="명"
          help="나를 빼고 함께할 사람 수를 적어 주세요."
        />
      </S.Headcount>
      <FormChips name="roles" label="모집 역할" required mode="multi" options={ROLES} />
      <FormChips name="skills" label="필요 스킬" required mode="multi" options={SKILLS} />
    </FormSection>
  );
}
