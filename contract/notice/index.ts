export { type Notice, type NoticePage, type NoticeReason, type NoticesRead, type NoticeTarget } from './dto';
export { NOTICE_KINDS, type NoticeIcon, type NoticeKind } from './kinds';
export { noticeListRules, noticesReadRules, type NoticesReadPayload } from './rules';
export { NOTICE_MESSAGES, noticeText } from './texts';
