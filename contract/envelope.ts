import { LIMITS } from './limits';

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

/** The body of every error response; the message is Korean and may be shown to members. */
export interface ApiErrorBody {
  status: number;
  message: string;
  errors?: FieldProblem[];
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
