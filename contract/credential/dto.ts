import { type Checks, type CountedTime, type StatedContribution } from '../archive';
import { type Role } from '../skill';

/** A credential in its owner's list (D124). */
export interface CredentialItem {
  /** A UUID. */
  id: string;
  /** Null once the archive has been deleted. */
  archiveId: number | null;
  title: string;
  /** ISO instants. */
  issuedDateTime: string;
  withdrawnDateTime: string | null;
  /** Its page of verification, with the origin. */
  verifyUrl: string;
  /** The issuer's DID: `did:web:…`. */
  issuer: string;
  /** Names a former address of the installation; a new one names the present one (D163). */
  moved: boolean;
  /** Valid for the address it was issued at only, because the installation has neither a public one nor such a former one. */
  addressOnly: boolean;
}

interface CheckedCredential {
  id: string;
  issuer: string;
  issuedDateTime: string;
}

/** The contents of a valid credential; those issued before D152, D153 and D155 lack what these added. */
export interface ValidCredential extends CheckedCredential, Partial<CountedTime> {
  withdrawnDateTime: null;
  title: string;
  /** Null while an operator hides it (D158). */
  nickname: string | null;
  roles: Role[];
  /** The typed period, `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
  teamSize: number;
  evaluatedMembers: number;
  /** How the other members were checked; null when none was. */
  checks?: Checks | null;
  /** What the member did, as of the day of issue (D155). */
  contributions?: StatedContribution[];
  /** Null while the archive is hidden, and once its writer has deleted it. */
  archiveUrl: string | null;
  /** The writer has deleted the archive's text (D164). */
  textDeleted?: true;
}

/** A withdrawn credential has no other fields. */
export interface WithdrawnCredential extends CheckedCredential {
  withdrawnDateTime: string;
  title: null;
  nickname: null;
  roles: null;
  startDate: null;
  endDate: null;
  teamSize: null;
  evaluatedMembers: null;
  archiveUrl: null;
}

/** The response of GET /api/credentials/:id and POST /api/credentials/verify (D126). */
export type Verdict =
  | { result: 'VALID'; credential: ValidCredential }
  | { result: 'WITHDRAWN'; credential: WithdrawnCredential }
  | { result: 'CHANGED' | 'FOREIGN' | 'UNKNOWN' | 'UNREADABLE'; credential: null };

export type VerdictResult = Verdict['result'];

/** The response of POST /api/credentials/:id/email (D158). */
export interface EmailMatch {
  /** Whether it was the member's e-mail address on the day of issue. */
  match: boolean;
}
