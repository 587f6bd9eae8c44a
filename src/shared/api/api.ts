import { createAction, isPending, type UnknownAction } from '@reduxjs/toolkit';
import { createApiActionSanitizer } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { TAG_TYPES, type TagType } from './tags';
import { withLog } from './withLog';
import { withTokenRefresh } from './withTokenRefresh';

/** Queries refused by the server while it rendered the page. */
export const queriesRefused = createAction<Record<'queries' | 'mutations' | 'provided', object>>('queriesRefused');

/** RTK Query's own hydration: preloaded responses are stored in its cache. */
const refusalsIn = (action: UnknownAction) => (queriesRefused.match(action) ? (action.payload as never) : undefined);

/** Includes the tag types that are added later. */
const tagTypes: readonly TagType[] = TAG_TYPES;

/** The API client; `endpoints/` injects the endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: withLog(withTokenRefresh(baseQuery)),
  tagTypes,
  extractRehydrationInfo: refusalsIn,
  endpoints: () => ({}),
});

/** What a tab sends without the member: renewals of the session, and the question for suggested passkeys. */
const BACKGROUND_ENDPOINTS: readonly unknown[] = ['resumeSession', 'renewSession', 'getLoginOptions'];

interface MutationStart {
  type: string;
  meta: { arg: { endpointName: string } };
}

/** Whether the member starts a write with this action. */
export const isWriteStart = (action: unknown): action is MutationStart =>
  isPending(action) &&
  action.type === `${api.reducerPath}/executeMutation/pending` &&
  !BACKGROUND_ENDPOINTS.includes((action as MutationStart).meta.arg.endpointName);

/** Shows the calls of this api under their endpoint's name in Redux DevTools. */
export const labelApiAction = createApiActionSanitizer(api);
