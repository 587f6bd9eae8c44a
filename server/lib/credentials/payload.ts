import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readTeamProof, teamProof } from '@contract/archive';
import { CREDENTIAL_TEXTS } from '@contract/credential';
import { PAGE_TEXTS } from '@contract/pageTexts';
import { paths } from '@contract/paths';
import { ROLE_LABELS, ROLES, type Role } from '@contract/skill';
import { type CredentialFacts } from '../../db/tables/credential';
import { credentialUrl, didOf, statusListUrl } from './did';

/** The data of a credential. */
export interface NewCredential {
  id: string;
  facts: CredentialFacts;
  email: string;
  salt: string;
  list: number;
  index: number;
  issuedAt: Date;
}

const SALT_BYTES = 16;

/** Random salt of the hashed e-mail address; one per credential. */
export const newSalt = () => randomBytes(SALT_BYTES).toString('hex');

/** An instant in the format of the standard, without fractions of a second. */
export const toInstant = (at: Date) => at.toISOString().replace(/\.\d+Z$/, 'Z');

/** The claims of a credential: an `OpenBadgeCredential` with the registered claims beside it (VC-JOSE-COSE, OB 3.0). */
export function toPayload({ id, facts, email, salt, issuedAt, ...status }: NewCredential) {
  const { origin, title } = facts;
  const url = credentialUrl(origin, id);
  const did = didOf(origin);
  const subject = toSubject(facts, identitiesOf(facts.nickname, email, salt));
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: url,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: CREDENTIAL_TEXTS.name(title),
    issuer: { id: did, type: ['Profile'], name: PAGE_TEXTS.brand, url: origin },
    validFrom: toInstant(issuedAt),
    awardedDate: facts.publishedAt,
    credentialSubject: subject,
    evidence: [{ id: archiveUrl(facts), type: ['Evidence'], name: title }],
    credentialStatus: toStatus(origin, status),
    iss: did,
    jti: url,
    sub: subject.id,
    nbf: Math.floor(issuedAt.getTime() / 1_000),
  };
}

export type CredentialPayload = ReturnType<typeof toPayload>;

function toSubject(facts: CredentialFacts, identifier: ReturnType<typeof identitiesOf>) {
  return {
    id: `urn:uuid:${randomUUID()}`,
    type: ['AchievementSubject'],
    identifier,
    activityStartDate: `${facts.startDate}T00:00:00+09:00`,
    activityEndDate: `${facts.endDate}T23:59:59+09:00`,
    role: facts.roles.map((role) => ROLE_LABELS[role]).join(', '),
    narrative: teamProof(facts.teamSize, facts.evaluatedMembers),
    achievement: {
      id: `${archiveUrl(facts)}#achievement`,
      type: ['Achievement'],
      achievementType: 'CoCurricular',
      inLanguage: 'ko',
      name: CREDENTIAL_TEXTS.name(facts.title),
      description: CREDENTIAL_TEXTS.description(facts.teamSize),
      criteria: { id: facts.origin + paths.about, narrative: CREDENTIAL_TEXTS.criteria },
    },
  };
}

/** The nickname, and the e-mail address as a salted hash, which can be verified by anyone who knows the address. */
function identitiesOf(nickname: string, email: string, salt: string) {
  return [
    { type: 'IdentityObject', hashed: false, identityHash: nickname, identityType: 'ext:nickname' },
    { type: 'IdentityObject', hashed: true, identityHash: hashOf(email, salt), identityType: 'emailAddress', salt },
  ];
}

const hashOf = (email: string, salt: string) =>
  `sha256$${createHash('sha256')
    .update(email.toLowerCase() + salt, 'utf8')
    .digest('hex')}`;

function toStatus(origin: string, { list, index }: Pick<NewCredential, 'list' | 'index'>) {
  const url = statusListUrl(origin, list);
  return {
    id: `${url}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(index),
    statusListCredential: url,
  };
}

/** The page of the archive a credential is about. */
export const archiveUrl = ({ origin, archiveId }: CredentialFacts) => origin + paths.archiveDetail(archiveId);

/** The id of a credential, from its address. */
export const idOf = ({ id }: CredentialPayload) => id.slice(id.lastIndexOf('/') + 1);

/** The contents of a credential signed by this installation that is missing in the database. */
export function factsOf(payload: CredentialPayload): CredentialFacts {
  const { issuer, evidence, credentialSubject: subject, awardedDate } = payload;
  const [evidenced] = evidence;
  const nickname = subject.identifier.find(({ identityType }) => identityType === 'ext:nickname');
  const counts = readTeamProof(subject.narrative);
  return {
    origin: issuer.url,
    archiveId: Number(evidenced?.id.split('/').at(-1)),
    title: evidenced?.name ?? '',
    nickname: nickname?.identityHash ?? '',
    roles: subject.role.split(', ').flatMap(roleOf),
    startDate: subject.activityStartDate.slice(0, 10),
    endDate: subject.activityEndDate.slice(0, 10),
    teamSize: counts.members,
    evaluatedMembers: counts.evaluated,
    publishedAt: awardedDate,
  };
}

const roleOf = (label: string): Role[] => ROLES.filter((role) => ROLE_LABELS[role] === label);
