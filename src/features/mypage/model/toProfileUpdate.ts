import { type MyPage } from '@contract/mypage';
import { profileRules } from '@contract/signup';
import { newFilesOf, toProfileValues, type ProfileForm } from '@/entities/profile';
import { type ProfileUpdate } from '@/shared/api';
import { storedLinksOf } from './toProfileForm';

/** The request body of the form; stored items have their id, and a photo is sent only when it is new. */
export function toProfileUpdate(form: ProfileForm, page: MyPage): ProfileUpdate {
  const memberDTO = profileRules.cast(toProfileValues(form, storedLinksOf(page)), { stripUnknown: true });
  return { memberDTO, authImgFile: form.photo, portfolioFiles: newFilesOf(form) };
}
