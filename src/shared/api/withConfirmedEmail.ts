import { type BaseQueryFn, type FetchArgs, type FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { askForEmail } from '@/shared/email';
import { errorStatus, fieldProblems } from './errorMessage';

type Call = (request: FetchArgs) => ReturnType<BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError>>;

/** Whether the server requires a confirmed e-mail for the call (D150b). */
export const needsEmail = (error: unknown): boolean =>
  errorStatus(error) === 403 && fieldProblems(error)[0]?.field === 'email';

/**
 * Sends a request that needs a confirmed e-mail: without one the dialog for the code opens over the page, and the call is
 * repeated once when the e-mail has been confirmed.
 */
export async function withConfirmedEmail<Data>(
  call: Call,
  request: FetchArgs,
): Promise<{ data: Data; error?: undefined } | { error: FetchBaseQueryError; data?: undefined }> {
  const first = await call(request);
  const isRepeated = needsEmail(first.error) && (await askForEmail());
  const { error, data } = isRepeated ? await call(request) : first;
  return error ? { error } : { data: data as Data };
}
