export { deleteExpiredSessions, deleteExpiredTemporaryPasswords } from './deleteExpired.repository';
export { authRoutes, createLogins, createSessionOpener, type OpenSession } from './auth.routes';
