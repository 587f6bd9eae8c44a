import { type FormikHelpers } from 'formik';
import { useDispatch } from 'react-redux';
import { MESSAGES } from '@contract/messages';
import { type MyPage, PROFILE_MESSAGES } from '@contract/mypage';
import { profileRules } from '@contract/signup';
import { onScreen, type ProfileForm, newFilesOf, toProfileValues } from '@/entities/profile';
import { fieldProblems, saveOver, toastSendError, useUpdateProfileMutation, type ProfileUpdate } from '@/shared/api';
import { useDraft, useMissingFilesQuestion } from '@/shared/drafts';
import { toErrors, useServerErrors } from '@/shared/forms';
import { toast } from '@/shared/toast';
import { paths, useMountedNavigate } from '@/shared/routes';
import { notifyOtherTabs, profileChanged } from '@/shared/session';
import { storedLinksOf } from './toProfileForm';

/** The draft key: a member has one profile to edit. */
export const PROFILE_DRAFT = { form: 'profile', target: 'own' } as const;

/** Saves the profile and navigates to it; a new nickname or photo is shown everywhere at once. */
export function useProfileSave(page: MyPage) {
  const [send] = useUpdateProfileMutation();
  const { dropDraft } = useDraft(PROFILE_DRAFT);
  const askAboutFiles = useMissingFilesQuestion(PROFILE_DRAFT, { act: '저장', isEdit: true });
  const refusal = useServerErrors();
  const dispatch = useDispatch();
  const navigate = useMountedNavigate();

  async function save(form: ProfileForm, { setErrors }: FormikHelpers<ProfileForm>) {
    if (!(await askAboutFiles(form))) return;
    const result = await saveOver(form.updatedDateTime, (updatedDateTime) =>
      send(toProfileUpdate({ ...form, updatedDateTime }, page)),
    );
    if (!result) return;
    const { data, error } = result;
    if (error) {
      const problems = onScreen(fieldProblems(error), form);
      refusal.note(form, problems);
      setErrors(toErrors(problems));
      return toastSendError(error, {
        failed: PROFILE_MESSAGES.saveFailed,
        explained: [400, 429],
        unknown: MESSAGES.maybeSaved,
      });
    }
    const { nickname, profileImg: profile } = data.basicInfo;
    dropDraft();
    const change = profileChanged({ nickname, profile });
    dispatch(change);
    notifyOtherTabs(change);
    toast(PROFILE_MESSAGES.saved);
    navigate(paths.memberPage(nickname), { replace: true });
  }

  return { save, standingServerErrors: refusal.remaining, clearServerErrors: refusal.clear };
}

/** The request body of the form; stored items have their id, and a photo is sent only when it is new. */
function toProfileUpdate(form: ProfileForm, page: MyPage): ProfileUpdate {
  const memberDTO = profileRules.cast(toProfileValues(form, storedLinksOf(page)), { stripUnknown: true });
  return { memberDTO, authImgFile: form.photo, portfolioFiles: newFilesOf(form) };
}
