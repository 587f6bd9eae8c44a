export {
  MAIL_KINDS,
  type MailCode,
  type MailKind,
  type MailLink,
  type MailLinkAct,
  type Mails,
  type SchoolMail,
  type SchoolMailMark,
} from './dto';
export { MAIL_CODE_MAIL, maskedEmail } from './mail';
export { MAIL_MESSAGES, MAIL_TEXTS, schoolMailLine } from './messages';
export { OPEN_SCHOOL_DOMAINS } from './openSchoolDomains';
export {
  isMailKind,
  mailCodeRules,
  mailLinkRules,
  schoolMailRules,
  type MailCodePayload,
  type MailLinkPayload,
  type SchoolMailPayload,
} from './rules';
