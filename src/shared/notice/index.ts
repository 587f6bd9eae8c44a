export { NoticeHost } from './NoticeHost';
export { ask, clearNotices, clearToast, say } from './noticeStore';
