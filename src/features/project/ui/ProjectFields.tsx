import { type ProjectDetail } from '@contract/project';
import { FormBody, useFocusFirstError } from '@/shared/forms';
import { BasicsSection } from './BasicsSection';
import { CourseSection } from './CourseSection';
import { InvitationSection } from './InvitationSection';
import { RecruitmentSection } from './RecruitmentSection';
import { StorySection } from './StorySection';

interface ProjectFieldsProps {
  /** Who was invited before. */
  invited: ProjectDetail['invitedMembers'];
}

/** Every field of a post, in the order in which its problems are told. */
export function ProjectFields({ invited }: ProjectFieldsProps) {
  useFocusFirstError();

  return (
    <FormBody>
      <BasicsSection />
      <RecruitmentSection />
      <CourseSection />
      <StorySection />
      <InvitationSection invited={invited} />
    </FormBody>
  );
}
