import { createAction, isPending, type UnknownAction } from '@reduxjs/toolkit';
import { createApiActionSanitizer } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { TAG_TYPES, type TagType } from './tags';
import { withTokenRefresh } from './withTokenRefresh';

/** Queries that the server refused while it rendered the page. */
export const queriesRefused = createAction<Record<'queries' | 'mutations' | 'provided', object>>('queriesRefused');

/** RTK Query takes them into its cache as it takes what a server has prepared. */
const refusalsIn = (action: UnknownAction) => (queriesRefused.match(action) ? (action.payload as never) : undefined);

/** The types of tags that come later belong to it, too. */
const tagTypes: readonly TagType[] = TAG_TYPES;

/** The API client; `endpoints/` injects the endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: withTokenRefresh(baseQuery),
  tagTypes,
  extractRehydrationInfo: refusalsIn,
  endpoints: () => ({}),
});

/** Renewals of the session, which a tab sends without the member. */
const BACKGROUND_ENDPOINTS: readonly unknown[] = ['resumeSession', 'renewSession'];

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
