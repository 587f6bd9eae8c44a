import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type CheckedField } from '@contract/signup';

export type SignupStep = 'account' | 'profile' | 'done';

export interface SignupState {
  step: SignupStep;
  /** The exact value the server confirmed as available; editing the field removes it. */
  checked: Partial<Record<CheckedField, string>>;
}

const untouched: SignupState = { step: 'account', checked: {} };

/** The current step and the checks of the server. Typed values are in the forms, never here. */
export const signupSlice = createSlice({
  name: 'signup',
  initialState: untouched,
  reducers: {
    fieldEdited: (state, { payload }: PayloadAction<CheckedField>) => {
      state.checked[payload] = undefined;
    },
    availabilityConfirmed: (state, { payload }: PayloadAction<{ field: CheckedField; value: string }>) => {
      state.checked[payload.field] = payload.value;
    },
    stepEntered: (state, { payload }: PayloadAction<SignupStep>) => {
      state.step = payload;
    },
    joined: (): SignupState => ({ step: 'done', checked: {} }),
  },
  selectors: {
    selectStep: ({ step }) => step,
    selectChecked: ({ checked }) => checked,
    selectIsChecked: ({ checked }, field: CheckedField, value: string) => value !== '' && checked[field] === value,
  },
});

export const { fieldEdited, availabilityConfirmed, stepEntered, joined } = signupSlice.actions;
export const { selectStep, selectChecked, selectIsChecked } = signupSlice.selectors;
