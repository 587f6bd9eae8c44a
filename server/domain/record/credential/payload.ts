import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { checksSentence, CONTRIBUTION_TEXTS, DELETED_TEXTS, teamProof, TIME_LABELS } from '@contract/archive';
import { CREDENTIAL_TEXTS } from '@contract/credential';
import { dottedSpan } from '@contract/dates';
import { PAGE_TEXTS } from '@contract/pageTexts';
import { paths } from '@contract/paths';
import { ROLE_LABELS } from '@contract/skill';
import { type CredentialFacts } from '../../../db/columnTypes';
import { credentialUrl, didOf, statusListUrl } from './did';
import { readJwt } from './readJwt';

/** The data of a credential. */
export interface NewCredential {
  id: string;
  facts: CredentialFacts;
  email: string;
  /** Days from the registration to the publication, if not all had evaluated by then; else null. */
  releasedAfter: number | null;
  /** Whether the writer has deleted the archive's text (D164). */
  isTextDeleted: boolean;
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
export function toPayload(credential: NewCredential) {
  const { id, facts, email, releasedAfter, isTextDeleted, salt, issuedAt, list, index } = credential;
  const { origin, title } = facts;
  const url = credentialUrl(origin, id);
  const did = didOf(origin);
  const identifier = identitiesOf(facts.nickname, email, salt);
  const subject = toSubject(facts, identifier, { releasedAfter, isTextDeleted });
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: url,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: CREDENTIAL_TEXTS.name(title),
    issuer: { id: did, type: ['Profile'], name: PAGE_TEXTS.brand, url: origin },
    validFrom: toInstant(issuedAt),
    awardedDate: facts.publishedAt,
    credentialSubject: subject,
    ...(!isTextDeleted && { evidence: [{ id: archiveUrl(facts), type: ['Evidence'], name: title }] }),
    credentialStatus: toStatus(origin, { list, index }),
    iss: did,
    jti: url,
    sub: subject.id,
    nbf: Math.floor(issuedAt.getTime() / 1_000),
  };
}

export type CredentialPayload = ReturnType<typeof toPayload>;

function toSubject(
  facts: CredentialFacts,
  identifier: ReturnType<typeof identitiesOf>,
  { releasedAfter, isTextDeleted }: Pick<NewCredential, 'releasedAfter' | 'isTextDeleted'>,
) {
  const active = facts.together ?? facts;
  return {
    id: `urn:uuid:${randomUUID()}`,
    type: ['AchievementSubject'],
    identifier,
    activityStartDate: `${active.startDate}T00:00:00+09:00`,
    activityEndDate: `${active.endDate}T23:59:59+09:00`,
    role: facts.roles.map((role) => ROLE_LABELS[role]).join(', '),
    narrative: narrativeOf(facts, isTextDeleted),
    achievement: {
      id: `${archiveUrl(facts)}#achievement`,
      type: ['Achievement'],
      achievementType: 'CoCurricular',
      inLanguage: 'ko',
      name: CREDENTIAL_TEXTS.name(facts.title),
      description: CREDENTIAL_TEXTS.description(facts.teamSize),
      criteria: { id: facts.origin + paths.aboutProof, narrative: CREDENTIAL_TEXTS.criteria(releasedAfter) },
    },
  };
}

/** What stands behind the credential, in paragraphs: the evaluations, who vouches, the kind of time, the lines (D152 to D155). */
function narrativeOf(facts: CredentialFacts, isTextDeleted: boolean): string {
  const { together, checks, contributions = [] } = facts;
  const { startDate, endDate } = together ?? facts;
  return [
    teamProof(facts.teamSize, facts.evaluatedMembers),
    ...(checks ? [checksSentence(checks, 'others')] : []),
    `${together ? TIME_LABELS.together : TIME_LABELS.stated}: ${dottedSpan({ startDate, endDate })}`,
    ...contributions.map(CONTRIBUTION_TEXTS.line),
    ...(isTextDeleted ? [DELETED_TEXTS.textDeleted] : []),
  ].join('\n\n');
}

/** The nickname, and the e-mail address as a salted hash, which can be verified by anyone who knows the address. */
function identitiesOf(nickname: string, email: string, salt: string) {
  return [
    { type: 'IdentityObject', hashed: false, identityHash: nickname, identityType: 'ext:nickname' },
    { type: 'IdentityObject', hashed: true, identityHash: hashOf(email, salt), identityType: 'emailAddress', salt },
  ];
}

/** Whether a token states this e-mail address: `hashOf` with its salt (D158). */
export function statesEmail(token: string, email: string, salt: string): boolean {
  const subject = readJwt(token)?.payload['credentialSubject'] as
    Partial<CredentialPayload['credentialSubject']> | undefined;
  const hash = hashOf(email.trim(), salt);
  return subject?.identifier?.some(({ identityHash }) => identityHash === hash) ?? false;
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
