import { type Kysely } from 'kysely';
import { type Tables } from '../db/tables';
import { type Attempts } from './auth/attempts';
import { type Cached } from './cache/cache';
import { type IsCurrentPassword } from './auth/currentPassword';
import { type EraseFiles } from './storage/fileErasure';
import { type Metrics } from './metrics';
import { type Passwords } from './auth/passwords';
import { type Storage } from './storage/storage';
import { type Tokens } from './auth/tokens';

/** The dependencies of every feature. */
export interface FeatureDeps {
  db: Kysely<Tables>;
  /** The database's address, for a connection that listens. */
  listenUrl: string;
  /** For what is shown; what a write decides on, and what only a few may see, is read without it. */
  cached: Cached;
  storage: Storage;
  /** The data folder. */
  dataDir: string;
  /** The time in epoch milliseconds; tests move it. */
  now: () => number;
  /** The clock that recruiting, teams, notices and consent are dated and decided by: `now`, moved ahead for tests. */
  shiftedNow: () => number;
  passwords: Passwords;
  /** Counts of attempts to guess something. */
  attempts: Attempts;
  isCurrentPassword: IsCurrentPassword;
  tokens: Tokens;
  /** Signs whatever must be recognised as ours. */
  tokenSecret: string;
  /** Signs credentials (PKCS#8 PEM); without it a key is generated in `dataDir`. */
  credentialKey?: string;
  /** Milliseconds (D10). */
  accessTtl: number;
  sessionTtl: number;
  /** Days from the registration of an archive until its team may publish it with the evaluations given (D51). */
  evaluationReleaseDays: number;
  /** Scales limits for load tests. */
  rateLimitMultiplier: number;
  /** The id of the build; null without one. */
  build: string | null;
  /** Where the world reaches the product; without it as each request did (`originOf`). */
  publicUrl?: string;
  /** The contact of the operator, who also gets mails about reports. */
  operatorEmail?: string;
  /** Reports that hide a target by themselves, 0 for never, and the days their reporters have been members (D133). */
  autoHideReports: number;
  autoHideMemberDays: number;
  /** Wakes the mail queue after a request was stored. */
  wakeMail: () => void;
  /** Called after a commit that released files. */
  eraseFiles: EraseFiles;
  /** The metrics of the process. */
  metrics: Metrics;
}
