import { exactObject, pageParam } from '../fields';

export type {
  Activity,
  ActivityLists,
  BasicInfo,
  InvitedProject,
  MyPage,
  PortfolioArchive,
  PortfolioItem,
} from './dto';
export { PROFILE_MESSAGES, PROFILE_TAB_LABELS, type ProfileTab } from './messages';

export const myPageRules = exactObject({ page: pageParam() });
