import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type CheckedField } from '@contract/signup';
import { type SocialSignup } from '@contract/social';
import { type Role } from '@contract/skill';

export type SignupStep = 'account' | 'profile' | 'done';

/** The new member. */
export interface Joined {
  nickname: string;
  /** The first desired role. */
  role: Role;
  /** The provider that was to be linked and could not be. */
  notLinked?: string;
}

export interface SignupState {
  step: SignupStep;
  /** Null until the last step. */
  joined: Joined | null;
  /** The exact value the server confirmed as available; editing the field removes it. */
  checked: Partial<Record<CheckedField, string>>;
  /** The identity of a provider with which the sign-up began (D187). */
  social: SocialSignup | null;
}

const untouched: SignupState = { step: 'account', joined: null, checked: {}, social: null };

/** The step that is shown and the checks of the server. Typed values are in the forms, never here. */
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
    stepEntered: (state, { payload }: PayloadAction<Exclude<SignupStep, 'done'>>) => {
      state.step = payload;
    },
    joined: (_state, { payload }: PayloadAction<Joined>): SignupState => ({
      step: 'done',
      joined: payload,
      checked: {},
      social: null,
    }),
    socialBegun: (state, { payload }: PayloadAction<SocialSignup>) => {
      state.social = payload;
    },
    socialDropped: (state) => {
      state.social = null;
    },
    /** Opened again, the signup starts again (SU3-2); values that are kept as a draft keep their checks. */
    signupLeft: ({ checked }): SignupState => ({ ...untouched, checked }),
  },
});

export const { fieldEdited, availabilityConfirmed, stepEntered, joined, socialBegun, socialDropped, signupLeft } =
  signupSlice.actions;
