import { type Role } from '@contract/skill';
import { type ColumnType, type Generated } from 'kysely';

/** What a credential says, as it was on the day of issue (D124). */
export interface CredentialFacts {
  /** The address it was issued at, without a slash at the end. */
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

/** A credential (D124, D125). No row is ever deleted: its place in the list must not be given twice. */
export interface CredentialTable {
  /** A UUID. */
  id: string;
  /** Null once the archive has been deleted or the member has withdrawn. */
  archive_id: number | null;
  member_id: number;
  /** The status list, from 1, and the bit in it. */
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
