import { type CredentialItem, type ValidCredential, type WithdrawnCredential } from '@contract/credential';
import { type CredentialFacts } from '../../../db/columnTypes';
import { credentialUrl, didOf } from './did';
import { archiveUrl } from './payload';
import { type HiddenParts, type KnownCredential } from './credential.repository';

interface OwnOrigins {
  /** Of PUBLIC_URL. */
  publicOrigin: string | undefined;
  /** Of FORMER_URLS. */
  formerUrls: readonly string[];
}

/** A credential in its owner's list; one of no known origin is valid only at the address it was issued at. */
export function toCredentialItem(row: KnownCredential, { publicOrigin, formerUrls }: OwnOrigins): CredentialItem {
  const { id, facts } = row;
  const isPublic = facts.origin === publicOrigin;
  const moved = !isPublic && formerUrls.includes(facts.origin);
  return {
    id,
    archiveId: row.archive_id,
    title: facts.title,
    issuedDateTime: row.issued_at.toISOString(),
    withdrawnDateTime: row.withdrawn_at?.toISOString() ?? null,
    verifyUrl: credentialUrl(facts.origin, id),
    issuer: didOf(facts.origin),
    moved,
    addressOnly: !isPublic && !moved,
  };
}

/** A stored credential. */
export interface Checked {
  id: string;
  issuer: string;
  issuedAt: Date;
}

/** The contents of a valid credential, without what is hidden; the page of a hidden archive is a 404 (D133). */
export function toValid(
  { id, issuer, issuedAt }: Checked,
  facts: CredentialFacts,
  hidden: HiddenParts,
): ValidCredential {
  const { title, nickname, roles, startDate, endDate, teamSize, evaluatedMembers, kind, together } = facts;
  const { checks, contributions } = facts;
  return {
    id,
    issuer,
    issuedDateTime: issuedAt.toISOString(),
    withdrawnDateTime: null,
    title,
    nickname: hidden.nickname ? null : nickname,
    roles,
    startDate,
    endDate,
    teamSize,
    evaluatedMembers,
    ...(kind && { kind, together }),
    ...(checks !== undefined && { checks }),
    ...(contributions && { contributions }),
    archiveUrl: hidden.archive || hidden.text ? null : archiveUrl(facts),
    ...(hidden.text && { textDeleted: true as const }),
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
