import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';
import { announcementApi } from './endpoints/announcement';
import { type CacheState } from './postQueries';

export type { CacheState };

/**
 * Empties the cache, so that a visitor sees nothing of a member. Announcements are the same for everybody and stay:
 * without them their bar would disappear until the next response.
 */
export const clearCache = (): ThunkAction<void, CacheState, unknown, UnknownAction> => (dispatch, getState) => {
  const { data } = announcementApi.endpoints.getAnnouncements.select()(getState());
  dispatch(api.util.resetApiState());
  if (!data) return;
  dispatch(
    announcementApi.util.upsertQueryEntries([{ endpointName: 'getAnnouncements', arg: undefined, value: data }]),
  );
};
