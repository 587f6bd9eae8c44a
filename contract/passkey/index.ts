export { type LoginWays, type Proof, type SocialWay } from './dto';
export { PASSKEY_MESSAGES } from './messages';
export { PASSKEY_TEXTS, PROOF_TEXTS } from './texts';
export {
  newPasskeyRules,
  passkeyLoginRules,
  passkeyNameRules,
  proofRules,
  type NewCredential,
  type NewPasskeyPayload,
  type PasskeyLoginPayload,
  type ProofPayload,
  type UsedCredential,
} from './rules';
