export { useDeskAccess } from './model/useDeskAccess';
export { Announcements } from './ui/Announcements';
export { Desk } from './ui/Desk';
export { DeskLink } from './ui/DeskLink';
export { Log } from './ui/Log';
export { Members } from './ui/Members';
export { Queue } from './ui/Queue';
