import { useFormikContext } from 'formik';
import { type ReactNode } from 'react';
import { type MyPage } from '@contract/mypage';
import { profileRules } from '@contract/signup';
import {
  doneSections,
  NEVER_IN_PROFILE_DRAFT,
  PROFILE_DRAFT_RULES,
  problemsOfProfile,
  ProfileSectionNav,
  ProfileSections,
  type ProfileForm,
  type Standing,
  useOwnValueCheck,
} from '@/entities/profile';
import { useAvailability } from '@/shared/api';
import { FormDraft, useMissingFiles } from '@/shared/drafts';
import { AppForm, FormBody, RequiredLegend } from '@/shared/forms';
import { SectionNavColumns } from '@/shared/ui/SectionNav';
import { toProfileForm } from '../model/toProfileForm';
import { PROFILE_DRAFT, useProfileSave } from '../model/useProfileSave';
import { NicknameField } from './NicknameField';
import { SaveBar } from './SaveBar';
import * as S from './ProfileEditor.styles';

const DRAFT_RULES = profileRules.shape(PROFILE_DRAFT_RULES);

interface ProfileEditFormProps {
  page: MyPage;
  /** The head of the page. */
  children: ReactNode;
}

/** The profile of step 2 of the signup as a form of its own, with the same rules (D27). */
export function ProfileEditForm({ page, children }: ProfileEditFormProps) {
  const { nickname, ownNicknames = [], profileImg } = page.basicInfo;
  const nicknameCheck = useOwnValueCheck([nickname, ...ownNicknames], useAvailability('nickname'));
  const form = useProfileSave(page);

  const standingOf = (values: ProfileForm): Standing => ({
    nicknameStands: nicknameCheck.mayStand(values.nickname),
    hasPhoto: Boolean(values.photo ?? profileImg),
  });
  const check = (values: ProfileForm) => problemsOfProfile(values, standingOf(values));
  const problemsOf = (values: ProfileForm) => [...check(values), ...form.serverProblems(values)];

  return (
    <AppForm initialValues={toProfileForm(page)} check={check} {...form} focusesError={false}>
      <SectionNavColumns rail={<EditRail standingOf={standingOf} />}>
        {children}
        <S.Draft>
          <FormDraft {...PROFILE_DRAFT} rules={DRAFT_RULES} exclude={NEVER_IN_PROFILE_DRAFT} />
        </S.Draft>
        <RequiredLegend />
        <FormBody>
          <ProfileSections nickname={<NicknameField check={nicknameCheck} />} photo={profileImg} />
        </FormBody>
      </SectionNavColumns>
      <SaveBar problemsOf={problemsOf} standingOf={standingOf} />
    </AppForm>
  );
}

interface EditRailProps {
  standingOf: (form: ProfileForm) => Standing;
}

function EditRail({ standingOf }: EditRailProps) {
  const { values } = useFormikContext<ProfileForm>();
  const { missing } = useMissingFiles();
  return <ProfileSectionNav label="프로필 항목" done={doneSections(values, standingOf(values), missing)} />;
}
