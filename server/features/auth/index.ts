export { deleteExpiredSessions, deleteExpiredTemporaryPasswords } from './deleteExpired.repository';
export { authRoutes, createLogins, createSessionOpener } from './auth.routes';
