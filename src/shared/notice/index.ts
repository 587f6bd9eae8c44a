export { NoticeHost } from './NoticeHost';
export { ask, say } from './noticeStore';
