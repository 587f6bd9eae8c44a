export {
  LEAVE_REASON_LABELS,
  LEAVE_REASONS,
  MOOD_LABELS,
  MOODS,
  TEAM_DUE_LABELS,
  type LeaveReason,
  type Mood,
  type TeamDue,
} from './codes';
export { type CheckIn, type FreeSeat, type Team, type TeamItem, type TeamMember } from './dto';
export { TEAM_MESSAGES, TEAM_TEXTS } from './messages';
export {
  checkInRules,
  leadRules,
  leaveRules,
  removeRules,
  teamRules,
  type CheckInPayload,
  type LeadPayload,
  type LeavePayload,
  type RemovePayload,
  type TeamPayload,
} from './rules';
