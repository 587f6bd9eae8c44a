import { FILE_SIZES } from '@contract/limits';
import { type Activity, type BasicInfo, type InvitedProject, type MyPage, type PortfolioItem } from '@contract/mypage';
import { fileUrl, imageUrl } from '../../../lib/storage/fileUrls';
import { type ProfileInvitationRow, type MemberRow, type ActivityRow } from './mypage.repository';

/** The columns of a member who has not withdrawn are never null, as a constraint of the table requires. */
export function toBasicInfo(row: MemberRow): BasicInfo {
  return {
    memberId: row.id,
    nickname: row.nickname ?? '',
    birth: row.birth ?? '',
    skillCategory: row.skills ?? [],
    desiredJob: row.desired_roles ?? [],
    profileImg: imageUrl(row.profile_image) ?? '',
    schoolName: row.school_name ?? '',
    major: row.major ?? '',
    grade: row.grade ?? '1',
    degree: row.degree,
    entranceDate: toYearDate(row.entrance_year),
    graduationDate: toYearDate(row.graduation_year),
    schoolMail: row.school_mail,
  };
}

/** `2020-01-01`, the format of years in forms (D23). */
const toYearDate = (year: number | null) => (year === null ? null : `${year}-01-01`);

export function toCareerHistory(row: MemberRow): MyPage['careerHistory'] {
  return {
    introduction: row.introduction ?? '',
    experiences: row.experiences.map(toExperience),
    careers: row.careers.map(toCareer),
    awards: row.awards.map(toAward),
    portfolios: row.portfolio.map(toPortfolioItem),
  };
}

function toExperience(row: MemberRow['experiences'][number]) {
  return {
    experienceType: row.experience_type,
    experienceName: row.experience_name,
    startDate: row.start_date,
    endDate: row.end_date,
    experienceDescription: row.description,
  };
}

function toCareer(row: MemberRow['careers'][number]) {
  return {
    companyName: row.company_name,
    startDate: row.start_date,
    endDate: row.end_date,
    careerDescription: row.description,
  };
}

function toAward(row: MemberRow['awards'][number]) {
  return {
    awardType: row.award_type,
    organizer: row.organizer,
    awardDuration: row.award_date,
    awardName: row.award_name,
  };
}

function toPortfolioItem(row: MemberRow['portfolio'][number]): PortfolioItem {
  return {
    id: row.id,
    fileName: row.file_name,
    fileSize: toMegabytes(row.file_size),
    url: row.file_key === null ? (row.url ?? '') : fileUrl(row.file_key),
  };
}

/** With two decimals; the size of a file is never 0, which marks a link. */
function toMegabytes(bytes: number): number {
  return Math.ceil((bytes / FILE_SIZES.megabyte) * 100) / 100;
}

export function toInvitedProject(row: ProfileInvitationRow): InvitedProject {
  return {
    projectInvitedMemberId: row.id,
    projectId: row.project_id,
    title: row.title,
    inviteDate: row.invited_at.toISOString(),
    commentCount: row.comment_count,
  };
}

export function toActivity(row: ActivityRow): Activity {
  return {
    articleId: row.id,
    title: row.title,
    createdDate: row.created_at.toISOString(),
    numberOfComments: row.comment_count,
    ...(row.hidden_at && { hidden: true as const }),
  };
}
