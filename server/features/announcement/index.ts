export { announcementRoutes } from './announcement.routes';
export { deleteExpiredAnnouncements } from './deleteExpired.repository';
