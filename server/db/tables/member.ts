import { type MemberRole } from '@contract/operator';
import { type AwardType, type Degree, type ExperienceType, type Grade } from '@contract/signup';
import { type Role, type Skill } from '@contract/skill';
import { type Generated, type GeneratedAlways } from 'kysely';

/** Null everywhere except id, created_at and withdrawn_at once the member has withdrawn (D25). */
export interface MemberTable {
  id: GeneratedAlways<number>;
  username: string | null;
  password_hash: string | null;
  nickname: string | null;
  /** NFC and lower case, made by the database; look it up with `nameKey(nickname)` of the contract. */
  nickname_key: GeneratedAlways<string | null>;
  name: string | null;
  birth: string | null;
  gender: 'M' | 'F' | null;
  phone: string | null;
  email: string | null;
  /** As `nickname_key`. */
  email_key: GeneratedAlways<string | null>;
  address: string | null;
  introduction: string | null;
  school_name: string | null;
  major: string | null;
  grade: Grade | null;
  degree: Degree | null;
  entrance_year: number | null;
  graduation_year: number | null;
  skills: Skill[] | null;
  /** In order of priority. */
  desired_roles: Role[] | null;
  /** Key of the file in the storage; null also while an operator hides it. */
  profile_image: string | null;
  created_at: Generated<Date>;
  withdrawn_at: Date | null;
  /** Not a role in a team. */
  account_role: Generated<MemberRole>;
  /** `Infinity` for a suspension without end; it is over once the time has come. */
  suspended_until: Generated<Date | number | null>;
  suspended_reason: Generated<string | null>;
}

export interface MemberExperienceTable {
  id: GeneratedAlways<number>;
  member_id: number;
  /** Place in the list, from 0. */
  position: number;
  experience_type: ExperienceType;
  experience_name: string;
  start_date: string;
  end_date: string;
  description: string;
}

export interface MemberCareerTable {
  id: GeneratedAlways<number>;
  member_id: number;
  position: number;
  company_name: string;
  start_date: string;
  end_date: string;
  description: string;
}

export interface MemberAwardTable {
  id: GeneratedAlways<number>;
  member_id: number;
  position: number;
  award_type: AwardType;
  organizer: string;
  award_date: string;
  award_name: string;
}

export interface MemberPortfolioTable {
  id: GeneratedAlways<number>;
  member_id: number;
  position: number;
  /** A file has `file_key` and a size, a link has `url` and size 0. */
  kind: 'file' | 'link';
  file_name: string;
  /** In bytes. */
  file_size: number;
  file_key: string | null;
  url: string | null;
}
