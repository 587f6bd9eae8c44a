import { type Degree, type Grade } from '../signup';

/** The target of a report and its writer; the writer's fields are null for a withdrawn member and for a one-liner. */
export interface ReportTarget {
  isDuplicate: boolean;
  /** What is reported: its text as the report stores it. */
  text: string;
  data: {
    schoolName: string | null;
    nickname: string | null;
    profileImg: string | null;
    major: string | null;
    grade: Grade | null;
    degree: Degree | null;
  };
}
