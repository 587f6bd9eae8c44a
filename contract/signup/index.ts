export * from './codes';
export { CHECK_MESSAGES, SIGNUP_MESSAGES, type CheckedField } from './messages';
export { isNewFile, isNewLink } from './portfolio';
export { isRowFilled } from './rows';
export {
  accountStepRules,
  checkNicknameRules,
  filledRows,
  joinRules,
  profileRules,
  profileStepRules,
  searchMembersRules,
  type AccountStep,
  type Award,
  type Career,
  type Experience,
  type JoinPayload,
  type ProfilePayload,
  type ProfileStep,
} from './rules';
