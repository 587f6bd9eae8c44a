import { type Kysely } from 'kysely';
import { type Tables, type Trx } from '../db/tables';
import { type Attempts } from './auth/attempts';
import { type Cached } from './cache/cache';
import { type DrawFile } from './drawing/drawnFiles';
import { type SendSharePicture } from './drawing/sendSharePicture';
import { type IsCurrentPassword } from './auth/currentPassword';
import { type EraseFiles } from './storage/fileErasure';
import { type ImageDecoder } from './uploads/imageDecoder';
import { type Metrics } from './metrics';
import { type OpenIdProvider } from './openId/providers';
import { type Passwords } from './auth/passwords';
import { type Storage } from './storage/storage';
import { type Tokens } from './auth/tokens';

/** The dependencies of every feature. */
export interface FeatureDeps {
  db: Kysely<Tables>;
  /** The database's address, for a connection that listens. */
  listenUrl: string;
  /** For displayed data only. Data on which a write depends, and data with few readers, bypasses the cache. */
  cached: Cached;
  storage: Storage;
  imageDecoder: ImageDecoder;
  /** The data folder. */
  dataDir: string;
  /** The time in epoch milliseconds; tests replace it. */
  now: () => number;
  /** The clock of recruiting, teams, notices, consent and e-mail codes: `now` plus the configured shift. */
  shiftedNow: () => number;
  passwords: Passwords;
  /** Limits of attempts to guess a secret. */
  attempts: Attempts;
  /** The same, counted in a transaction. */
  attemptsIn: (trx: Trx) => Attempts;
  isCurrentPassword: IsCurrentPassword;
  tokens: Tokens;
  /** The secret that signs tokens, cookies and tickets, and keys hashes. */
  tokenSecret: string;
  /** The private key of credentials (PKCS#8 PEM); without it a key is generated in `dataDir`. */
  credentialKey?: string;
  /** The public key for which browsers make their push subscriptions, as base64url. */
  vapidPublicKey: string;
  /** Hosts to which pushes may be sent. */
  pushHosts: readonly string[];
  /** Milliseconds (D10). */
  accessTtl: number;
  sessionTtl: number;
  /** The providers of social login (D182). */
  openIdProviders: readonly OpenIdProvider[];
  /** Domains of schools outside `.ac.kr`, and those of which anybody can have an address (D151). */
  schoolMailDomains: readonly string[];
  schoolMailOpenDomains: readonly string[];
  /** Days from the registration of an archive until its team may publish it with the evaluations given (D51). */
  evaluationReleaseDays: number;
  /** Scales limits for load tests. */
  rateLimitMultiplier: number;
  /** The id of the build; null without one. */
  build: string | null;
  /** The public address; without it the address of the request (`originOf`). */
  publicUrl?: string;
  /** The origin of the API, when it differs from the page's own. */
  apiOrigin?: string;
  /** Origins at which the product was before, whose credentials it still answers for (D163). */
  formerUrls: readonly string[];
  /** The contact of the operator, who also gets mails about reports. */
  operatorEmail?: string;
  /**
   * Number of reports that hide a target automatically, 0 for never, and how many days their reporters have been
   * members (D133).
   */
  autoHideReports: number;
  autoHideMemberDays: number;
  /** Wakes the mail queue after a request was stored. */
  wakeMail: () => void;
  /** Wakes the queue of pushes likewise. */
  wakePush: () => void;
  /** Called after a commit that released files. */
  eraseFiles: EraseFiles;
  drawPicture: DrawFile;
  drawPdf: DrawFile;
  sendSharePicture: SendSharePicture;
  /** Removes the stored drawings of a member. */
  removeDrawings: (memberId: number) => Promise<void>;
  /** The metrics of the process. */
  metrics: Metrics;
}
