import { type Application } from '@contract/application';
import { type ProfileSummary } from '@contract/profileSummary';
import { toApplicationFacts } from '../../post';
import { type ApplicationRow } from './applicationList.repository';

/**
 * An application as the leader sees it. A withdrawal deletes the applications of a member, so every applicant has a
 * profile.
 */
export function toApplication(row: ApplicationRow, profile: ProfileSummary): Application {
  const details = { skillCategory: row.skills ?? [], schoolName: row.school_name ?? '', grade: row.grade ?? '1' };
  return { ...toApplicationFacts(row), applicant: { ...profile, ...details } };
}
