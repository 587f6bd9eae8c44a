import { ALL_PROBLEMS } from '@contract/firstMessage';
import { profileRules, type ProfilePayload } from '@contract/signup';
import { mixed } from 'yup';
import { type ReceivedFile } from '../../../lib/uploads/incomingFiles';
import { type ReceivedForm } from '../../../lib/uploads/receiveForm';
import { toRefusal } from '../../../lib/http/yupCompiler';
import { readPhoto, readPortfolioFiles } from './memberForm';

export interface ProfileRequest {
  profile: ProfilePayload;
  /** Absent unless a new one was sent. */
  photo?: ReceivedFile;
  portfolioFiles: ReceivedFile[];
}

/** Validation of the profile, with problems of a new photo at its position in the form. */
const rules = profileRules.shape({
  photo: mixed<string>().test('photo', (problem, { createError }) =>
    problem === undefined ? true : createError({ message: problem }),
  ),
});

/**
 * Validates the form of a profile edit, without decoding its files.
 * @throws ApiError 400 with every problem, in the order of the form
 */
export function readProfileForm(form: ReceivedForm): ProfileRequest {
  const { photo, problem } = readPhoto(form);
  const profile = checkedProfile(form.json, problem);
  return { profile, photo, portfolioFiles: readPortfolioFiles(form) };
}

function checkedProfile(json: unknown, photo: string | undefined): ProfilePayload {
  try {
    const values = typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json, photo } : json;
    return rules.validateSync(values, { ...ALL_PROBLEMS, stripUnknown: true });
  } catch (error) {
    throw toRefusal(profileRules, error);
  }
}
