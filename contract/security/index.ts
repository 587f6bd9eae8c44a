export { type AccountEvent, type LoginDevice, type Passkey, type Security, type SocialLogin } from './dto';
export { emailUndoRules, type EmailUndoPayload } from './rules';
export { ACCOUNT_EVENT_TEXTS, type AccountEventKind } from './kinds';
export { SECURITY_MAIL, type SecurityMail } from './mail';
export { SECURITY_MESSAGES, SECURITY_TEXTS } from './messages';
