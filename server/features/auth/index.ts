export { forgetEndedSessions, forgetTemporaryPasswords } from './expiry.repository';
export { authRoutes, createSessionOpener, type OpenSession } from './auth.routes';
