import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type AppLocation } from '@/shared/routes';

/** The page on which the session ended, until the next login in this tab (D11). */
export const returnToSlice = createSlice({
  name: 'returnTo',
  initialState: { location: null as AppLocation | null },
  reducers: {
    locationLeft: (state, { payload }: PayloadAction<AppLocation>) => {
      state.location = payload;
    },
    locationReached: (state) => {
      state.location = null;
    },
  },
  selectors: {
    selectReturnTo: ({ location }) => location,
  },
});

export const { locationLeft, locationReached } = returnToSlice.actions;
export const { selectReturnTo } = returnToSlice.selectors;
