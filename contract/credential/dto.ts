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
  /** Valid for the address it was issued at only, because the installation has no public one. */
  addressOnly: boolean;
}

interface CheckedCredential {
  id: string;
  issuer: string;
  issuedDateTime: string;
}

/** The contents of a valid credential. */
export interface ValidCredential extends CheckedCredential {
  withdrawnDateTime: null;
  title: string;
  nickname: string;
  roles: Role[];
  /** `YYYY-MM-DD` */
  startDate: string;
  endDate: string;
  teamSize: number;
  evaluatedMembers: number;
  /** Null while the archive is hidden. */
  archiveUrl: string | null;
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
  | { result: 'CHANGED' | 'FOREIGN' | 'UNREADABLE'; credential: null };

export type VerdictResult = Verdict['result'];
