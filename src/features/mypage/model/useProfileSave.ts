import { useDispatch } from 'react-redux';
import { MESSAGES } from '@contract/messages';
import { type MyPage, PROFILE_MESSAGES } from '@contract/mypage';
import { profileRules } from '@contract/signup';
import { onScreen, type ProfileForm, newFilesOf, toProfileValues } from '@/entities/profile';
import { saveOver, useSubmit, useUpdateProfileMutation, type ProfileUpdate } from '@/shared/api';
import { useMissingFilesQuestion } from '@/shared/drafts';
import { toast } from '@/shared/toast';
import { paths, useMountedNavigate } from '@/shared/routes';
import { notifyOtherTabs, profileChanged } from '@/shared/session';
import { storedLinksOf } from './toProfileForm';

/** The draft key: a member has one profile to edit. */
export const PROFILE_DRAFT = { form: 'profile', target: 'own' } as const;

/** Saves the profile and navigates to it; a new nickname or photo is shown everywhere at once. */
export function useProfileSave(page: MyPage) {
  const [update] = useUpdateProfileMutation();
  const askAboutFiles = useMissingFilesQuestion(PROFILE_DRAFT, { act: '저장', isEdit: true });
  const dispatch = useDispatch();
  const navigate = useMountedNavigate();

  return useSubmit<ProfileForm, MyPage>({
    draft: PROFILE_DRAFT,
    async send(form) {
      if (!(await askAboutFiles(form))) return undefined;
      return saveOver(form.updatedDateTime, (updatedDateTime) =>
        update(toProfileUpdate({ ...form, updatedDateTime }, page)),
      );
    },
    done({ basicInfo: { nickname, profileImg: profile } }) {
      const change = profileChanged({ nickname, profile });
      dispatch(change);
      notifyOtherTabs(change);
      toast(PROFILE_MESSAGES.saved);
      navigate(paths.memberPage(nickname), { replace: true });
    },
    texts: { failed: PROFILE_MESSAGES.editFailed, unknown: MESSAGES.maybeSaved },
    toFields: onScreen,
  });
}

/** The request body of the form; stored items have their id, and a photo is sent only when it is new. */
function toProfileUpdate(form: ProfileForm, page: MyPage): ProfileUpdate {
  const memberDTO = profileRules.cast(toProfileValues(form, storedLinksOf(page)), { stripUnknown: true });
  return { memberDTO, authImgFile: form.photo, portfolioFiles: newFilesOf(form) };
}
