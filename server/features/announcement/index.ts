export { announcementRoutes } from './announcement.routes';
export { deleteExpiredAnnouncements } from './deleteExpired.repository';
export { shownAnnouncements } from './shownAnnouncements';
