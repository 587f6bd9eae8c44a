import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const nothingOnItsWay: Record<string, number> = {};

/** The progress of running uploads, in whole percent by endpoint (D74). */
export const uploadSlice = createSlice({
  name: 'upload',
  initialState: nothingOnItsWay,
  reducers: {
    uploadProgressed: (state, { payload }: PayloadAction<{ endpoint: string; percent: number }>) => {
      state[payload.endpoint] = payload.percent;
    },
    uploadEnded: (state, { payload }: PayloadAction<string>) => {
      delete state[payload];
    },
  },
  selectors: {
    /** Null without a running upload. */
    selectUploadPercent: (state, endpoint: string): number | null => state[endpoint] ?? null,
  },
});

export const { uploadProgressed, uploadEnded } = uploadSlice.actions;
export const { selectUploadPercent } = uploadSlice.selectors;

export interface UploadState {
  upload: ReturnType<typeof uploadSlice.reducer>;
}
