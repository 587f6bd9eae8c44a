import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import { type Envelope } from '@contract/envelope';
import { env } from '@/shared/config';
import { type FormCall } from './sendForm';
import { currentToken, type OpeningKind } from './session';

type Param = string | number | boolean | null | undefined;

export interface ExtraOptions {
  /** The response opens or extends a session: its `access` header and body are stored (api.md, Auth). */
  opens?: OpeningKind;
}

export interface ApiMeta {
  response?: Response;
}

/** A request to the server: path or fetch arguments in, the data of the envelope out. */
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

/**
 * Sends one request: JSON by fetch, forms with files by XMLHttpRequest, which reports upload progress. The envelope of a
 * response is unwrapped here, so endpoints receive its data alone; a file, which has a `responseHandler`, has none.
 */
export const baseQuery: ApiQuery = async (args, api, extraOptions) => {
  const call: FetchArgs = typeof args === 'string' ? { url: args } : args;
  const body: unknown = call.body;
  const result = await (body instanceof FormData ? upload({ ...call, body }, api) : sendJson(call, api, extraOptions));
  if (result.error || call.responseHandler) return result;
  return { ...result, data: (result.data as Envelope<unknown>).data };
};

/** `sendForm` is loaded after the first view: only those who join or publish need it. */
async function upload(call: FormCall, api: BaseQueryApi): Promise<ApiResult> {
  try {
    const { sendForm } = await import(/* webpackChunkName: "later" */ './sendForm');
    return await sendForm(call, api);
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
}

/** The query of an address: lists repeat their name, absent and empty values are left out. */
function searchParams(params: Record<string, Param | Param[]>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  return search.toString();
}
