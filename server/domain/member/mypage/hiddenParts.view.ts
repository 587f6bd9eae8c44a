import { type MyPage } from '@contract/mypage';
import { imageUrl } from '../../../lib/storage/fileUrls';
import { type MyPageRepository } from './mypage.repository';

type HiddenRow = Awaited<ReturnType<MyPageRepository['hiddenParts']>>[number];

/** Adds the hidden parts to the own profile, for its owner (D133). The nickname is the replacement for everyone. */
export function withHiddenParts(page: MyPage, rows: readonly HiddenRow[]): MyPage {
  if (rows.length === 0) return page;
  const valueOf = (part: HiddenRow['part']) => rows.find((row) => row.part === part)?.value;
  const photo = valueOf('PHOTO');
  const { basicInfo, careerHistory } = page;
  return {
    ...page,
    basicInfo: { ...basicInfo, profileImg: photo === undefined ? basicInfo.profileImg : (imageUrl(photo) ?? '') },
    careerHistory: { ...careerHistory, introduction: valueOf('INTRODUCTION') ?? careerHistory.introduction },
    hiddenParts: rows.map(({ part, reason, hidden_at: at }) => ({ part, reason, hiddenDateTime: at.toISOString() })),
  };
}
