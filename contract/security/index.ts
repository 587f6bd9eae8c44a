export { type AccountEvent, type LoginDevice, type Passkey, type Security, type SocialLogin } from './dto';
export { ACCOUNT_EVENT_TEXTS, type AccountEventKind } from './kinds';
export { SECURITY_MAIL, type SecurityMail } from './mail';
export { SECURITY_TEXTS } from './messages';
