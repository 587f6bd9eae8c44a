import { createApiActionSanitizer } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { TAG_TYPES } from './tags';
import { withTokenRefresh } from './withTokenRefresh';

/** The one door to the server; `endpoints/` puts the calls in. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: withTokenRefresh(baseQuery),
  tagTypes: TAG_TYPES,
  endpoints: () => ({}),
});

/** Shows the calls of this api under their endpoint's name in Redux DevTools. */
export const labelApiAction = createApiActionSanitizer(api);
