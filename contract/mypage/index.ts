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
export { feedbackHiddenRules, myPageRules } from './rules';
