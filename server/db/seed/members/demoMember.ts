import { type Gender } from '@contract/auth';
import { type Grade } from '@contract/signup';
import { type Role } from '@contract/skill';

/** What makes one demo member different from the others; the rest is drawn by lot. */
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
