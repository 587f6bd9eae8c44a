import { joinRules } from '@contract/signup';
import { newFilesOf, toProfileValues } from '@/entities/profile';
import { type JoinForm } from '@/shared/api';
import { type SignupForm } from './signupForm';

const payloadRules = joinRules.omit(['photo']);

/** Converts the form to the request: text trimmed, empty choices null, empty rows left out, files apart. */
export function toJoinForm(form: SignupForm, photo: File): JoinForm {
  const memberDTO = payloadRules.cast(toProfileValues(form), { stripUnknown: true });
  return { memberDTO, authImgFile: photo, portfolioFiles: newFilesOf(form) };
}
