export { PASSKEY_MESSAGES } from './messages';
export { PASSKEY_TEXTS } from './texts';
export {
  newPasskeyRules,
  passkeyLoginRules,
  passkeyNameRules,
  type NewCredential,
  type NewPasskeyPayload,
  type PasskeyLoginPayload,
  type UsedCredential,
} from './rules';
