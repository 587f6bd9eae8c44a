export { type LoginWays, type Proof, type SocialWay } from './dto';
export { PASSKEY_MESSAGES } from './messages';
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
