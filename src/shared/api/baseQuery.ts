import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import { env } from '@/shared/config';
import { searchParams } from './searchParams';
import { type FormCall } from './sendForm';
import { currentToken, type OpeningKind } from './session';

export interface ExtraOptions {
  /** The response opens or extends a session: its `access` header and body are stored (api.md, Auth). */
  opens?: OpeningKind;
}

export interface ApiMeta {
  response?: Response;
}

/** A request to the server: path or fetch arguments in, the parsed body out. */
export type ApiQuery = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, ExtraOptions, ApiMeta>;

export type ApiResult = Awaited<ReturnType<ApiQuery>>;

/** Timeout of a request in milliseconds; uploads have none. */
const TIMEOUT = 20_000;

const sendJson = fetchBaseQuery({
  baseUrl: env.apiUrl,
  credentials: 'include',
  timeout: TIMEOUT,
  paramsSerializer: searchParams,
  prepareHeaders: (headers, { getState }) => {
    const accessToken = currentToken(getState());
    if (accessToken) headers.set('access', accessToken);
    return headers;
  },
});

/** Sends one request: JSON by fetch, forms with files by XMLHttpRequest, which reports upload progress. */
export const baseQuery: ApiQuery = (args, api, extraOptions) =>
  typeof args !== 'string' && args.body instanceof FormData
    ? upload({ ...args, body: args.body }, api)
    : sendJson(args, api, extraOptions);

/** `sendForm` is loaded with the first form: only those who join or publish need it. */
async function upload(call: FormCall, api: BaseQueryApi): Promise<ApiResult> {
  try {
    const { sendForm } = await import('./sendForm');
    return await sendForm(call, api);
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
}
