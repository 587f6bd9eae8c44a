import { AWARD_TYPE_LABELS, type Award, type Career, type Experience, EXPERIENCE_TYPE_LABELS } from '@contract/signup';
import { type Milestone } from '../ui/Timeline';
import { monthSpan } from './profileTexts';

const labelOf = (labels: Readonly<Record<string, string>>, code: string) => labels[code];

export const ofExperience = (row: Experience): Milestone => ({
  when: monthSpan(row.startDate, row.endDate),
  name: row.experienceName,
  kind: labelOf(EXPERIENCE_TYPE_LABELS, row.experienceType),
  words: row.experienceDescription,
});

export const ofCareer = (row: Career): Milestone => ({
  when: monthSpan(row.startDate, row.endDate),
  name: row.companyName,
  words: row.careerDescription,
});

export const ofAward = (row: Award): Milestone => ({
  when: row.awardDuration.replaceAll('-', '.'),
  name: row.awardName,
  kind: labelOf(AWARD_TYPE_LABELS, row.awardType),
  words: row.organizer,
});
