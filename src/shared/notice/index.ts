export { NoticeHost } from './NoticeHost';
export { ask, say, type Question, type ToastTone } from './noticeStore';
