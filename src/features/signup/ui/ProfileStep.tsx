import { LIMITS } from '@contract/limits';
import { ProfileSections } from '@/entities/profile';
import { SignupCheckedField } from './SignupCheckedField';

// Made once: the sections stay still while nothing of theirs changes.
const NICKNAME = (
  <SignupCheckedField name="nickname" label="닉네임" max={LIMITS.nickname} counter autoComplete="nickname" />
);

/** Step 2: the profile others will see. */
export function ProfileStep() {
  return <ProfileSections nickname={NICKNAME} />;
}
