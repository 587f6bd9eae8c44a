export { type AccountEvent, type LoginDevice, type Passkey, type Proof, type Security, type SocialLogin } from './dto';
export { emailUndoRules, proofRules, type EmailUndoPayload, type ProofPayload } from './rules';
export { ACCOUNT_EVENT_TEXTS, type AccountEventKind } from './kinds';
export { SECURITY_MAIL, type SecurityMail } from './mail';
export { PROOF_TEXTS, SECURITY_MESSAGES, SECURITY_TEXTS } from './messages';
