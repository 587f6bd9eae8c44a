import { joinRules } from '@contract/signup';
import { newFilesOf, toProfileValues } from '@/entities/profile';
import { type JoinForm } from '@/shared/api';
import { type SignupForm } from './signupForm';

const payloadRules = joinRules.omit(['photo']);

/** The filled form as the wire wants it: text trimmed, empty choices null, empty rows left out, files apart. */
export function toJoinForm(form: SignupForm, photo: File): JoinForm {
  const memberDTO = payloadRules.cast(toProfileValues(form), { stripUnknown: true });
  return { memberDTO, authImgFile: photo, portfolioFiles: newFilesOf(form) };
}
