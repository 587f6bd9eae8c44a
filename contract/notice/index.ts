export { type Notice, type NoticePage, type NoticeReason, type NoticesRead, type NoticeTarget } from './dto';
export { JOINED_KINDS, NOTICE_KINDS, type NoticeKind } from './kinds';
export { noticeListRules, noticesReadRules, type NoticesReadPayload } from './rules';
export { NOTICE_MESSAGES, noticeText } from './texts';
