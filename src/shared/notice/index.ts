export { NoticeHost } from './NoticeHost';
export { ask, clearNotices, say } from './noticeStore';
