import { type CredentialItem, type ValidCredential, type WithdrawnCredential } from '@contract/credential';
import { type CredentialFacts } from '../../db/tables/credential';
import { credentialUrl, didOf } from '../../lib/credentials/did';
import { archiveUrl } from '../../lib/credentials/payload';
import { type KnownCredential } from './credential.repository';

/**
 * A credential in its owner's list. @param publicOrigin of PUBLIC_URL; without one the credential is valid only at the
 * address it was issued at
 */
export function toCredentialItem(row: KnownCredential, publicOrigin: string | undefined): CredentialItem {
  const { id, facts } = row;
  return {
    id,
    archiveId: row.archive_id,
    title: facts.title,
    issuedDateTime: row.issued_at.toISOString(),
    withdrawnDateTime: row.withdrawn_at?.toISOString() ?? null,
    verifyUrl: credentialUrl(facts.origin, id),
    issuer: didOf(facts.origin),
    addressOnly: facts.origin !== publicOrigin,
  };
}

/** A credential whose signature and status are checked, or that is stored. */
export interface Checked {
  id: string;
  issuer: string;
  issuedAt: Date;
}

/** The contents of a valid credential. @param isHidden whether the archive is hidden, whose page is a 404 (D133) */
export function toValid({ id, issuer, issuedAt }: Checked, facts: CredentialFacts, isHidden: boolean): ValidCredential {
  const { title, nickname, roles, startDate, endDate, teamSize, evaluatedMembers } = facts;
  return {
    id,
    issuer,
    issuedDateTime: issuedAt.toISOString(),
    withdrawnDateTime: null,
    title,
    nickname,
    roles,
    startDate,
    endDate,
    teamSize,
    evaluatedMembers,
    archiveUrl: isHidden ? null : archiveUrl(facts),
  };
}

/** A withdrawn credential has no other fields. */
export function toWithdrawn({ id, issuer, issuedAt }: Checked, withdrawnAt: Date): WithdrawnCredential {
  return {
    id,
    issuer,
    issuedDateTime: issuedAt.toISOString(),
    withdrawnDateTime: withdrawnAt.toISOString(),
    title: null,
    nickname: null,
    roles: null,
    startDate: null,
    endDate: null,
    teamSize: null,
    evaluatedMembers: null,
    archiveUrl: null,
  };
}
