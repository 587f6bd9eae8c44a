export { forgetEndedSessions, forgetTemporaryPasswords } from './expiry.repository';
export { authRoutes } from './auth.routes';
