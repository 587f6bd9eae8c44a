import { Form, Formik, useFormikContext } from 'formik';
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
import { FormBody, RequiredLegend, toErrors } from '@/shared/forms';
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
  const { nickname, profileImg } = page.basicInfo;
  const nicknameCheck = useOwnValueCheck(nickname, useAvailability('nickname'));
  const { save, standingServerErrors, clearServerErrors } = useProfileSave(page);

  const standingOf = (form: ProfileForm): Standing => ({
    nicknameStands: nicknameCheck.mayStand(form.nickname),
    hasPhoto: Boolean(form.photo ?? profileImg),
  });
  const problemsOf = (form: ProfileForm) => [
    ...problemsOfProfile(form, standingOf(form)),
    ...standingServerErrors(form),
  ];

  return (
    <Formik
      initialValues={toProfileForm(page)}
      validate={(form) => toErrors<ProfileForm>(problemsOf(form))}
      onSubmit={save}
    >
      <Form noValidate onSubmitCapture={clearServerErrors}>
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
      </Form>
    </Formik>
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
