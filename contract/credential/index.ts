export { credentialFileName } from './fileName';
export { linkedInUrl } from './linkedIn';
export type { CredentialItem, EmailMatch, ValidCredential, Verdict, VerdictResult, WithdrawnCredential } from './dto';
export { CREDENTIAL_MESSAGES, CREDENTIAL_TEXTS, VERDICT_LABELS, VERDICT_TEXTS } from './messages';
export { credentialRules, emailMatchRules, verifyRules, type CredentialPayload, type VerifyPayload } from './rules';
