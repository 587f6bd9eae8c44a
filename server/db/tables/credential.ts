import { type Role } from '@contract/skill';
import { type ColumnType, type Generated } from 'kysely';

/** The facts in a credential, as of the day of issue (D124). */
export interface CredentialFacts {
  /** The address it was issued at, without a trailing slash. */
  origin: string;
  archiveId: number;
  title: string;
  nickname: string;
  roles: Role[];
  /** `YYYY-MM-DD` */
  startDate: string;
  endDate: string;
  teamSize: number;
  evaluatedMembers: number;
  /** ISO instant of the publication, without a fraction. */
  publishedAt: string;
}

/** Why a credential was withdrawn: `MEASURE` is an operator's. */
export type WithdrawalReason = 'MEMBER' | 'RENEWED' | 'ARCHIVE' | 'MEASURE' | 'ACCOUNT';

/** A credential (D124, D125). Rows are never deleted: a bit of a status list must not be assigned twice. */
export interface CredentialTable {
  /** A UUID. */
  id: string;
  /** Null once the archive has been deleted or the member has withdrawn. */
  archive_id: number | null;
  member_id: number;
  /** The status list, from 1, and the index of the bit in it. */
  list: number;
  index: number;
  /** These three are null once the member has withdrawn. */
  facts: ColumnType<CredentialFacts | null, string | null, string | null>;
  token: string | null;
  salt: string | null;
  issued_at: Date;
  withdrawn_at: Date | null;
  reason: WithdrawalReason | null;
}

/** A public key that credentials are signed with; rows are only added. */
export interface CredentialKeyTable {
  /** The RFC 7638 thumbprint. */
  kid: string;
  public_jwk: ColumnType<{ kty: string; n: string; e: string }, string, never>;
  made_at: Generated<Date>;
}
