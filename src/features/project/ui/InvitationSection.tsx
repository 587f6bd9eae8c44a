import { type ProjectDetail } from '@contract/project';
import { MemberPicker } from '@/entities/member';
import { FormSection } from '@/shared/forms';
import { useInvitations } from '../model/useInvitations';

interface InvitationSectionProps {
  /** Who was invited before. */
  invited: ProjectDetail['invitedMembers'];
}

/** Whom the writer wants in the team from the beginning (D37). */
export function InvitationSection({ invited }: InvitationSectionProps) {
  const invitations = useInvitations(invited);

  return (
    <FormSection id="invitation" title="팀원 초대" hint="이미 함께하기로 한 사람이 있다면 닉네임으로 초대해요.">
      <MemberPicker
        label="닉네임 검색"
        optional
        placeholder="초대할 회원의 닉네임을 입력해 주세요"
        pickedLabel="초대한 팀원"
        {...invitations}
      />
    </FormSection>
  );
}
