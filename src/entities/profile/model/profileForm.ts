import { type Award, type Career, type Degree, type Experience, type Grade } from '@contract/signup';
import { type Role, type Skill } from '@contract/skill';

/** Stable React key of a row; never sent. */
interface Keyed {
  rowId: number;
}

type RowOf<Row> = Keyed & Record<keyof Row, string>;

/** A file of the portfolio: a new one (`file`), or a stored one (`id`). */
export interface PortfolioFile extends Keyed {
  fileName: string;
  /** In MB. */
  fileSize: number;
  file: File | null;
  id?: number;
}

export interface PortfolioLink extends Keyed {
  url: string;
}

/** The profile while it is filled in. Values are those of the wire, or empty. */
export interface ProfileForm {
  nickname: string;
  /** Only a newly chosen one. */
  photo: File | null;
  schoolName: string;
  major: string;
  grade: Grade | '';
  degree: Degree | '';
  entranceDate: string;
  graduationDate: string;
  skillCategory: Skill[];
  desiredJob: Role[];
  experiences: RowOf<Experience>[];
  careers: RowOf<Career>[];
  awards: RowOf<Award>[];
  portfolioFiles: PortfolioFile[];
  portfolioLinks: PortfolioLink[];
  introduction: string;
  /** The edited version. */
  updatedDateTime?: string | undefined;
}

export const EMPTY_PROFILE: ProfileForm = {
  nickname: '',
  photo: null,
  schoolName: '',
  major: '',
  grade: '',
  degree: '',
  entranceDate: '',
  graduationDate: '',
  skillCategory: [],
  desiredJob: [],
  experiences: [],
  careers: [],
  awards: [],
  portfolioFiles: [],
  portfolioLinks: [],
  introduction: '',
};

/** Drafts store neither files nor the photo. */
export const NEVER_IN_PROFILE_DRAFT: readonly (keyof ProfileForm)[] = ['photo', 'portfolioFiles'];

export type RowList = 'experiences' | 'careers' | 'awards';

export const EMPTY_ROWS: { [List in RowList]: Omit<ProfileForm[List][number], 'rowId'> } = {
  experiences: { experienceType: '', experienceName: '', startDate: '', endDate: '', experienceDescription: '' },
  careers: { companyName: '', startDate: '', endDate: '', careerDescription: '' },
  awards: { awardType: '', awardName: '', organizer: '', awardDuration: '' },
};

/** A new id that no row of the list has. */
export const nextRowId = (rows: readonly Keyed[]) => Math.max(0, ...rows.map(({ rowId }) => rowId)) + 1;

/** Facts about the form that its values do not contain. */
export interface Standing {
  /** The nickname is confirmed as available, or is the member's own. */
  nicknameStands: boolean;
  /** A new or a stored photo exists. */
  hasPhoto: boolean;
}

export const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
