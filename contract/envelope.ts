import { LIMITS } from './limits';
import { MESSAGES } from './messages';

/** The body of every success. */
export interface Envelope<T> {
  status: 200;
  message: string;
  data: T;
}

export interface FieldProblem {
  field: string;
  message: string;
}

/** The field of an edit that names the version it was begun on; a 409 names it when another edit came first (MEND-59). */
export const UPDATED_FIELD = 'updatedDateTime';

/** The body of every error response; the message is Korean. */
export interface ApiErrorBody {
  status: number;
  message: string;
  /** The message is for members; without it, a form has a better one of its own. */
  shown?: true;
  errors?: FieldProblem[];
}

interface ErrorDetails {
  /** Where it differs from the HTTP status (D14). */
  bodyStatus?: number;
  problems?: FieldProblem[];
}

/**
 * The body of an error response. Its message is for members when it says more than that the request or the server was
 * wrong: refusals do, faults do not.
 */
export function errorBody(statusCode: number, message: string, details: ErrorDetails = {}): ApiErrorBody {
  const { bodyStatus = statusCode, problems = [] } = details;
  const isForMembers = statusCode >= 400 && statusCode < 500 && message !== MESSAGES.badRequest;
  return {
    status: bodyStatus,
    message,
    shown: isForMembers || undefined,
    errors: problems.length > 0 ? problems : undefined,
  };
}

/** Lists of posts count, and reach, up to `LIMITS.listReach` (D75). */
export interface PageInfo {
  totalPages: number;
  totalElements: number;
}

/** Pages of a list: none for an empty one (D75). */
export function pagesOf(totalElements: number, size: number): number {
  return Math.ceil(totalElements / size);
}

/** The suffix of the number of posts in a list; from the limit of a list on, there may be more. */
export function countUnit(totalElements: number): string {
  return totalElements < LIMITS.listReach ? '개' : '개 이상';
}
