import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type AppLocation } from '@/shared/routes';

/** The page a member was torn from by the end of the session, until the next login in this tab (D11). */
export const returnToSlice = createSlice({
  name: 'wayBack',
  initialState: { place: null as AppLocation | null },
  reducers: {
    locationLeft: (state, { payload }: PayloadAction<AppLocation>) => {
      state.place = payload;
    },
    locationReached: (state) => {
      state.place = null;
    },
  },
  selectors: {
    selectReturnTo: ({ place }) => place,
  },
});

export const { locationLeft, locationReached } = returnToSlice.actions;
export const { selectReturnTo } = returnToSlice.selectors;
