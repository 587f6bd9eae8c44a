import { ALL_PROBLEMS, problemsOf } from '@contract/firstMessage';
import { joinRules, type JoinPayload } from '@contract/signup';
import { ValidationError } from 'yup';
import { badRequest } from '../../../lib/http/errors';
import { type ReceivedFile } from '../../../lib/uploads/incomingFiles';
import { type ReceivedForm } from '../../../lib/uploads/receiveForm';
import { toRefusal } from '../../../lib/http/yupCompiler';
import { readPhoto, readPortfolioFiles } from './memberForm';

export interface JoinRequest {
  join: JoinPayload;
  photo: ReceivedFile;
  portfolioFiles: ReceivedFile[];
}

/**
 * Validates the form of a joining member, without decoding its files.
 * @throws ApiError 400 with every problem, in the order of the form
 */
export function readJoinForm(form: ReceivedForm): JoinRequest {
  const { photo, problem } = readPhoto(form);
  const join = checkedJoin(form.json, photo !== undefined && problem === undefined, problem);
  // The rules have refused a join without a photo.
  return { join, photo: photo!, portfolioFiles: readPortfolioFiles(form) };
}

/** An invalid photo is reported at the position of a missing one. */
function checkedJoin(json: unknown, photo: boolean, photoProblem: string | undefined): JoinPayload {
  try {
    const values = typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json, photo } : json;
    return joinRules.validateSync(values, { ...ALL_PROBLEMS, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw toRefusal(joinRules, error);
    const problems = problemsOf(joinRules, error);
    throw badRequest(
      ...problems.map((problem) =>
        problem.field === 'photo' ? { ...problem, message: photoProblem ?? problem.message } : problem,
      ),
    );
  }
}
