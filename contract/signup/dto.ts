import { type SessionData } from '../auth';

/** The response of a join, which opens a session. */
export interface JoinedSession extends SessionData {
  /** Whether the identity of a provider was linked; present only when the join asked for it (D187). */
  socialLinked?: boolean;
}
