import { type MyPage, type PortfolioItem } from '@contract/mypage';
import { type PortfolioFile, type ProfileForm } from '@/entities/profile';
import { isLink } from '../lib/isLink';

const keyed = <Row>(rows: readonly Row[]) => rows.map((row, index) => ({ ...row, rowId: index + 1 }));

const toFile = ({ id, fileName, fileSize }: PortfolioItem): Omit<PortfolioFile, 'rowId'> => ({
  id,
  fileName,
  fileSize,
  file: null,
});

/** The stored links of a profile. */
export const storedLinksOf = ({ careerHistory }: MyPage): PortfolioItem[] => careerHistory.portfolios.filter(isLink);

/** The form values of the own profile. */
export function toProfileForm(page: MyPage): ProfileForm {
  const { nickname, schoolName, major, grade, degree, ...basics } = page.basicInfo;
  const { introduction, experiences, careers, awards, portfolios } = page.careerHistory;

  return {
    nickname,
    photo: null,
    schoolName,
    major,
    grade,
    degree: degree ?? '',
    entranceDate: basics.entranceDate ?? '',
    graduationDate: basics.graduationDate ?? '',
    skillCategory: basics.skillCategory,
    desiredJob: basics.desiredJob,
    experiences: keyed(experiences),
    careers: keyed(careers),
    awards: keyed(awards),
    portfolioFiles: keyed(portfolios.filter((item) => !isLink(item)).map(toFile)),
    portfolioLinks: keyed(storedLinksOf(page).map(({ url }) => ({ url }))),
    introduction,
    updatedDateTime: page.updatedDateTime,
  };
}
