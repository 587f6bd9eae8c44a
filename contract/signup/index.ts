export { type JoinedSession } from './dto';
export {
  AWARD_TYPE_LABELS,
  AWARD_TYPES,
  DEGREE_LABELS,
  DEGREES,
  EXPERIENCE_TYPE_LABELS,
  EXPERIENCE_TYPES,
  GRADE_LABELS,
  GRADES,
  SCHOOL_SUGGESTIONS,
  SIGNUP_PROMPTS,
  type AwardType,
  type Degree,
  type ExperienceType,
  type Grade,
} from './codes';
export { CHECK_MESSAGES, SIGNUP_MESSAGES, type CheckedField } from './messages';
export { isNewFile, isNewLink } from './portfolio';
export { awardRules, careerRules, experienceRules } from './rows';
export {
  accountStepRules,
  checkNicknameRules,
  filledRows,
  joinRules,
  profileRules,
  profileStepRules,
  searchMembersRules,
  type Award,
  type Career,
  type Experience,
  type JoinPayload,
  type ProfilePayload,
} from './rules';
