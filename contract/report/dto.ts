import { type Degree, type Grade } from '../signup';

/** Whom and what a report is about; of a withdrawn member's post and of a one-liner the fields are null. */
export interface ReportTarget {
  isDuplicate: boolean;
  data: {
    schoolName: string | null;
    nickname: string | null;
    major: string | null;
    grade: Grade | null;
    degree: Degree | null;
  };
}
