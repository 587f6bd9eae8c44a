import { type BaseQueryFn, type FetchArgs, type FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { type OpeningKind } from './openSession';

export interface ExtraOptions {
  /** The answer opens a session or moves its end: its `access` header and body are stored (api.md, Auth). */
  opens?: OpeningKind;
}

export interface ApiMeta {
  response?: Response;
}

/** A call to our server: path or fetch arguments in, the parsed body out. */
export type ApiQuery = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, ExtraOptions, ApiMeta>;

export type ApiResult = Awaited<ReturnType<ApiQuery>>;
