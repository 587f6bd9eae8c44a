import { LIMITS } from '@contract/limits';
import { FormLinkField, FormSection, FormTextArea } from '@/shared/forms';

/** The project and the wish for a team, in the writer's own words. */
export function StorySection() {
  return (
    <FormSection id="story" title="소개">
      <FormTextArea name="introduce" label="프로젝트 소개" required max={LIMITS.projectText} />
      <FormTextArea
        name="article"
        label="모집 내용"
        required
        max={LIMITS.projectText}
        placeholder="함께할 팀원에게 하고 싶은 말을 적어 주세요. 회의 주기, 기대하는 점을 적으면 지원이 늘어요."
      />
      <FormLinkField name="link" label="참고 링크" optional />
    </FormSection>
  );
}
