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

/** The body of every refusal: the message is Korean and fit to be shown. */
export interface ApiErrorBody {
  status: number;
  message: string;
  errors?: FieldProblem[];
}

export interface PageInfo {
  totalPages: number;
  totalElements: number;
}

/** Pages of a list: none for an empty one (D75). */
export function pagesOf(totalElements: number, size: number): number {
  return Math.ceil(totalElements / size);
}
