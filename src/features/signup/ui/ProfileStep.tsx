import { LIMITS } from '@contract/limits';
import { ProfileSections } from '@/entities/profile';
import { SignupCheckedField } from './SignupCheckedField';

// Created once: the sections do not re-render while their props are the same.
const NICKNAME = (
  <SignupCheckedField name="nickname" label="닉네임" max={LIMITS.nickname} counter autoComplete="nickname" />
);

/** Step 2: the public profile. */
export function ProfileStep() {
  return <ProfileSections nickname={NICKNAME} />;
}
