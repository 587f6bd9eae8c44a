export { type Notice, type NoticePage, type NoticeReason, type NoticesRead, type NoticeTarget } from './dto';
export {
  NOTICE_KINDS,
  NOTICE_PLACES,
  kindsReadOn,
  type NoticeGroup,
  type NoticeIcon,
  type NoticeKind,
  type NoticePlace,
} from './kinds';
export { noticePath } from './path';
export { noticeListRules, noticesReadRules, type NoticesReadPayload } from './rules';
export { NOTICE_MESSAGES, noticeText, quotedTarget } from './texts';
