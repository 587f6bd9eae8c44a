import { exactBoolean, exactObject, pageParam } from '../fields';
import { MESSAGES } from '../messages';

export type {
  Activity,
  ActivityLists,
  BasicInfo,
  Feedback,
  InvitedProject,
  MyPage,
  OwnFeedback,
  PortfolioArchive,
  PortfolioItem,
} from './dto';
export { FEEDBACK_MESSAGES, FEEDBACK_TEXTS, PROFILE_MESSAGES, PROFILE_TAB_LABELS, type ProfileTab } from './messages';

/** The body of PUT /api/mypage/feedbacks/:id/hidden. */
export const feedbackHiddenRules = exactObject({ hidden: exactBoolean().required(MESSAGES.badRequest) });

export const myPageRules = exactObject({ page: pageParam() });
