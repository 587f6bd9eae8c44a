export { credentialFileName } from './fileName';
export type { CredentialItem, ValidCredential, Verdict, VerdictResult, WithdrawnCredential } from './dto';
export { CREDENTIAL_MESSAGES, CREDENTIAL_TEXTS, VERDICT_LABELS, VERDICT_TEXTS } from './messages';
export { credentialRules, verifyRules, type CredentialPayload, type VerifyPayload } from './rules';
