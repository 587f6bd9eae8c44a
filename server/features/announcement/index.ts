export { announcementRoutes } from './announcement.routes';
export { deleteExpiredAnnouncements } from './expiry.repository';
