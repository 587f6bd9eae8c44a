export { deleteExpiredSessions, deleteExpiredTemporaryPasswords } from './deleteExpired.repository';
export { authRoutes, createSessionOpener, type OpenSession } from './auth.routes';
