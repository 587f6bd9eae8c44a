import { fetchBaseQuery, type BaseQueryApi } from '@reduxjs/toolkit/query';
import { env } from '@/shared/config';
import { type ApiQuery, type ApiResult } from './apiQuery';
import { currentToken } from './currentToken';
import { searchParams } from './searchParams';
import { type FormCall } from './sendForm';

/** How long a call may stay without an answer, in milliseconds; uploads take as long as they take. */
const ANSWER_TIME = 20_000;

const sendJson = fetchBaseQuery({
  baseUrl: env.apiUrl,
  credentials: 'include',
  timeout: ANSWER_TIME,
  paramsSerializer: searchParams,
  prepareHeaders: (headers, { getState }) => {
    const accessToken = currentToken(getState());
    if (accessToken) headers.set('access', accessToken);
    return headers;
  },
});

/** One call as it stands: JSON by fetch, forms with files by the sender that knows how far they are. */
export const baseQuery: ApiQuery = (args, api, extraOptions) =>
  typeof args !== 'string' && args.body instanceof FormData
    ? upload({ ...args, body: args.body }, api)
    : sendJson(args, api, extraOptions);

/** The sender's own script is fetched with the first form: only those who join or publish need it. */
async function upload(call: FormCall, api: BaseQueryApi): Promise<ApiResult> {
  try {
    const { sendForm } = await import('./sendForm');
    return await sendForm(call, api);
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
}
