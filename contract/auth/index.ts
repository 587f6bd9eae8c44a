export type {
  AccessTokenClaims,
  Account,
  FoundId,
  Gender,
  LoginWays,
  PasswordMail,
  SessionData,
  SocialWay,
  Withdrawn,
} from './dto';
export { emailField, nicknameField, passwordField, usernameField } from './fields';
export { HINT_OF_KEPT_LOGIN, HINT_OF_SESSION, LOGIN_HINT } from './loginHint';
export { isReservedNickname } from './reservedNicknames';
export { ACCOUNT_MESSAGES, TEMPORARY_PASSWORD_MAIL } from './messages';
export {
  accountChangeRules,
  accountFormRules,
  checkEmailRules,
  checkUsernameRules,
  currentPasswordField,
  findIdRules,
  findPasswordRules,
  GENDER_LABELS,
  GENDERS,
  loginRules,
  tokenRules,
  withdrawalFormRules,
  withdrawalRules,
  type AccountChange,
  type FindIdPayload,
  type FindPasswordPayload,
  type LoginPayload,
  type WithdrawalPayload,
} from './rules';
