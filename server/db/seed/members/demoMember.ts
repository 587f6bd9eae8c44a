import { type Gender } from '@contract/auth';
import { type Grade } from '@contract/signup';
import { type Role } from '@contract/skill';

/** The fixed data of a demo member; the rest is random. */
export interface DemoMember {
  nickname: string;
  name: string;
  gender: Gender;
  major: string;
  grade: Grade;
  roles: readonly Role[];
  introduction: string;
  /** A file of `assets/`; without it the avatar is drawn from shapes. */
  avatar?: string;
}
