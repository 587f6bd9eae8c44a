import { type BaseQueryFn, type FetchArgs, type FetchBaseQueryError } from '@reduxjs/toolkit/query';

export type Call = (request: FetchArgs) => ReturnType<BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError>>;

interface Asking {
  /** Whether the server refuses for want of what is asked for. */
  isDue: (error: unknown) => boolean;
  /** Asks for it over the page. @returns whether it is there now */
  ask: () => Promise<boolean>;
}

/** Sends a request; what the server requires of the member first is asked for, and the request repeated once. */
export async function askAndRepeat<Data>(
  call: Call,
  request: FetchArgs,
  { isDue, ask }: Asking,
): Promise<{ data: Data; error?: undefined } | { error: FetchBaseQueryError; data?: undefined }> {
  const first = await call(request);
  const isRepeated = isDue(first.error) && (await ask());
  const { error, data } = isRepeated ? await call(request) : first;
  return error ? { error } : { data: data as Data };
}
