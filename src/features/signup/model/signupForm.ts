import { type Gender } from '@contract/auth';
import { EMPTY_PROFILE, NEVER_IN_PROFILE_DRAFT, type ProfileForm } from '@/entities/profile';

/** Both steps as one form, so that navigating between them loses nothing. Values are those of the wire, or empty. */
export interface SignupForm extends ProfileForm {
  name: string;
  birth: string;
  gender: Gender | '';
  phone: string;
  email: string;
  address: string;
  username: string;
  password: string;
  passwordConfirm: string;
  /** 로그인 유지 (D180). */
  keep: boolean;
}

export const EMPTY_SIGNUP: SignupForm = {
  name: '',
  birth: '',
  gender: '',
  phone: '',
  email: '',
  address: '',
  username: '',
  password: '',
  passwordConfirm: '',
  keep: false,
  ...EMPTY_PROFILE,
};

/** The draft of the form in this tab. */
export const SIGNUP_DRAFT = { form: 'signup' } as const;
export const NEVER_IN_DRAFT: readonly (keyof SignupForm)[] = [
  ...NEVER_IN_PROFILE_DRAFT,
  'password',
  'passwordConfirm',
  'keep',
];
