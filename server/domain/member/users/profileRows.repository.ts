import { filledRows, type Award, type Career, type Experience, type ProfilePayload } from '@contract/signup';
import { type Insertable } from 'kysely';
import {
  type MemberAwardTable,
  type MemberExperienceTable,
  type MemberPortfolioTable,
  type Trx,
} from '../../../db/tables';

export type PortfolioRow = Pick<
  Insertable<MemberPortfolioTable>,
  'kind' | 'file_name' | 'file_size' | 'file_key' | 'url'
>;

/** A portfolio row and its position in the list. */
export type PositionedRow = PortfolioRow & { position: number };

/** Columns of the member's row. */
export function profileColumns(profile: ProfilePayload) {
  return {
    nickname: profile.nickname,
    introduction: profile.introduction,
    school_name: profile.schoolName,
    major: profile.major,
    grade: profile.grade,
    degree: profile.degree,
    entrance_year: yearOf(profile.entranceDate),
    graduation_year: yearOf(profile.graduationDate),
    skills: profile.skillCategory,
    desired_roles: profile.desiredJob,
  };
}

/** The year of a date in the API, `2020-01-01`. */
function yearOf(date: string | null): number | null {
  return date === null ? null : Number(date.slice(0, 4));
}

/** Inserts the three lists; empty rows are dropped (D23). */
export async function insertHistory(trx: Trx, memberId: number, profile: ProfilePayload): Promise<void> {
  await insertExperiences(trx, memberId, filledRows(profile.experiences));
  await insertCareers(trx, memberId, filledRows(profile.careers));
  await insertAwards(trx, memberId, filledRows(profile.awards));
}

async function insertExperiences(trx: Trx, memberId: number, rows: readonly Experience[]) {
  const values = rows.map((row, position) => ({
    member_id: memberId,
    position,
    // The rules have validated the codes of filled rows.
    experience_type: row.experienceType as MemberExperienceTable['experience_type'],
    experience_name: row.experienceName,
    start_date: row.startDate,
    end_date: row.endDate,
    description: row.experienceDescription,
  }));
  if (values.length > 0) await trx.insertInto('member_experience').values(values).execute();
}

async function insertCareers(trx: Trx, memberId: number, rows: readonly Career[]) {
  const values = rows.map((row, position) => ({
    member_id: memberId,
    position,
    company_name: row.companyName,
    start_date: row.startDate,
    end_date: row.endDate,
    description: row.careerDescription,
  }));
  if (values.length > 0) await trx.insertInto('member_career').values(values).execute();
}

async function insertAwards(trx: Trx, memberId: number, rows: readonly Award[]) {
  const values = rows.map((row, position) => ({
    member_id: memberId,
    position,
    award_type: row.awardType as MemberAwardTable['award_type'],
    organizer: row.organizer,
    award_date: row.awardDuration,
    award_name: row.awardName,
  }));
  if (values.length > 0) await trx.insertInto('member_award').values(values).execute();
}

export async function insertPortfolio(trx: Trx, memberId: number, rows: readonly PositionedRow[]): Promise<void> {
  const values = rows.map((row) => ({ member_id: memberId, ...row }));
  if (values.length > 0) await trx.insertInto('member_portfolio').values(values).execute();
}
