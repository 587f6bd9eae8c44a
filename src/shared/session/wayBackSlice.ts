import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Place } from '@/shared/routes';

/** The page a member was torn from by the end of the session, until the next login in this tab (D11). */
export const wayBackSlice = createSlice({
  name: 'wayBack',
  initialState: { place: null as Place | null },
  reducers: {
    placeLeft: (state, { payload }: PayloadAction<Place>) => {
      state.place = payload;
    },
    placeReached: (state) => {
      state.place = null;
    },
  },
  selectors: {
    selectWayBack: ({ place }) => place,
  },
});

export const { placeLeft, placeReached } = wayBackSlice.actions;
export const { selectWayBack } = wayBackSlice.selectors;
