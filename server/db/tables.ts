// Written by `npm run tables` from a migrated database, and compared with one by `tables.test.ts`. What the columns mean
// is said in `migrations/`.
import { type Generated, type GeneratedAlways, type Transaction } from 'kysely';
import {
  type CaseTarget,
  type CreatedIds,
  type DeliveryPayload,
  type EndOfSuspension,
  type KindOfNotice,
  type PortfolioKind,
  type PublicJwk,
  type ReasonOfNotice,
  type ReportedFields,
  type StoredFacts,
  type TitleGrams,
  type WrittenOnce,
} from './columnTypes';

export type KeywordCodes = (
  | 'DILIGENT'
  | 'KEEPS_TIME'
  | 'LEADERSHIP'
  | 'CREATIVE'
  | 'STRONG_PROBLEM_SOLVING'
  | 'TEAMWORK'
  | 'RESPONSIBLE'
  | 'COMMUNICATION'
  | 'ACCEPTS_FEEDBACK'
  | 'ADAPTS_FAST'
  | 'SOCIABLE'
  | 'ATTENTIVE'
  | 'PLANS_WELL'
  | 'RESEARCHES'
  | 'METICULOUS'
  | 'MOTIVATES'
  | 'SCHEDULE'
  | 'KEEPS_PROMISES'
  | 'SETS_GOALS'
  | 'FLEXIBLE'
  | 'HELPS_OTHERS'
  | 'COVERS_WEAKNESS'
)[];

export type RoleCode = 'UX_UI_DESIGN' | 'BX_DESIGN' | 'FRONT_END' | 'BACK_END' | 'PM';

export type RoleCodes = ('UX_UI_DESIGN' | 'BX_DESIGN' | 'FRONT_END' | 'BACK_END' | 'PM')[];

export type SkillCodes = (
  | 'ADOBE_ILLUSTRATION'
  | 'PHOTOSHOP'
  | 'INDESIGN'
  | 'JAVASCRIPT'
  | 'TYPESCRIPT'
  | 'FIGMA'
  | 'PREMIERE_PRO'
  | 'XD'
  | 'AFTER_EFFECT'
  | 'LIGHTROOM'
  | 'CINEMA_4D'
  | 'PROTOPIE'
  | 'BLENDER'
  | 'SPRING'
  | 'DOCKER'
  | 'MIDJOURNEY'
  | 'REACT'
  | 'NEXT_JS'
  | 'VUE'
  | 'NODE_JS'
  | 'JAVA'
  | 'KOTLIN'
  | 'PYTHON'
  | 'DJANGO'
  | 'SWIFT'
  | 'FLUTTER'
  | 'MYSQL'
  | 'AWS'
  | 'GIT'
)[];

export interface AccountEventTable {
  id: GeneratedAlways<number>;
  member_id: number;
  kind:
    | 'NEW_DEVICE'
    | 'PASSWORD'
    | 'EMAIL'
    | 'PASSKEY_ADDED'
    | 'PASSKEY_REMOVED'
    | 'SOCIAL_ADDED'
    | 'SOCIAL_REMOVED'
    | 'GRANT_REUSED'
    | 'EMAIL_UNDONE';
  device: string | null;
  at: Date;
}

export interface ActiveCountTable {
  unit: 'DAY' | 'WEEK' | 'MONTH';
  start: string;
  members: number;
}

export interface ActiveMemberTable {
  unit: 'DAY' | 'WEEK' | 'MONTH';
  start: string;
  member_id: number;
}

export interface AnnouncementTable {
  id: GeneratedAlways<number>;
  kind: 'INFO' | 'WARNING';
  text: string;
  link: Generated<string>;
  starts_at: Date;
  ends_at: Date;
}

export interface ApplicationQuestionTable {
  application_id: number;
  number: number;
  question: string;
  asked_at: Date;
  answer: string | null;
  answered_at: Date | null;
}

export interface ArchiveTable {
  id: GeneratedAlways<number>;
  writer_id: number;
  title: string;
  title_key: string;
  title_grams: TitleGrams;
  description: string;
  category: 'CONTEST' | 'STARTUP' | 'EXTRACURRICULAR' | 'EXPERIENCE' | 'STUDY';
  start_date: string;
  end_date: string;
  skills: SkillCodes;
  link: Generated<string>;
  thumbnail: string | null;
  created_at: Generated<Date>;
  published_at: Date | null;
  reminded_at: Date | null;
  comment_count: Generated<number>;
  bookmark_count: Generated<number>;
  view_count: Generated<number>;
  project_id: number | null;
  hidden_at: Date | null;
  hidden_by: 'OPERATOR' | 'AUTO' | null;
  edited_at: Date | null;
  updated_at: Date | null;
  confirmed_title: string | null;
  confirmed_category: 'CONTEST' | 'STARTUP' | 'EXTRACURRICULAR' | 'EXPERIENCE' | 'STUDY' | null;
  confirmed_link: string | null;
  changed_at: Date | null;
  ended_on: string | null;
  edit_told_at: Date | null;
  deleted_at: Date | null;
}

export interface ArchiveBookmarkTable {
  archive_id: number;
  member_id: number;
  created_at: Generated<Date>;
}

export interface ArchiveCommentTable {
  id: GeneratedAlways<number>;
  archive_id: number;
  parent_id: number | null;
  writer_id: number | null;
  content: string;
  deleted: Generated<boolean>;
  created_at: Generated<Date>;
  hidden_at: Date | null;
  hidden_by: 'OPERATOR' | 'AUTO' | null;
  edited_at: Date | null;
}

export interface ArchiveImageTable {
  archive_id: number;
  position: number;
  file_key: string;
}

export interface ArchiveMemberTable {
  archive_id: number;
  member_id: number;
  position: number;
  roles: RoleCodes;
  evaluated_at: Date | null;
  consent: 'CONFIRMED' | 'ASKED' | 'DECLINED';
  asked_at: Generated<Date>;
  answered_at: Date | null;
  checked: 'SCHOOL' | 'EMAIL' | null;
  joined_on: string | null;
  same_device: Generated<boolean>;
}

export interface ArchiveViewTable {
  archive_id: number;
  viewer_key: string;
  seen_at: Generated<Date>;
}

export interface BarredEmailTable {
  hash: string;
  until_at: Date;
}

export interface BlockTable {
  blocker_id: number;
  blocked_id: number;
  created_at: Generated<Date>;
}

export interface CallCountTable {
  key: string;
  calls: number;
  ends_at: Date;
}

export interface CaseNumberTable {
  number: GeneratedAlways<number>;
  target: CaseTarget;
  target_id: number;
}

export interface CheckInTable {
  project_id: number;
  member_id: number;
  week: string;
  mood: 'GOOD' | 'SLOW' | 'HELP';
  text: string;
  updated_at: Date;
  help_notified: Generated<boolean>;
}

export interface ContributionTable {
  id: GeneratedAlways<number>;
  archive_id: number;
  member_id: number;
  position: number;
  text: string;
  link: Generated<string>;
  of: number | null;
  confirmed: number | null;
}

export interface ContributionTickTable {
  line_id: number;
  member_id: number;
}

export interface CredentialTable {
  id: string;
  archive_id: number | null;
  member_id: number;
  list: number;
  index: number;
  facts: StoredFacts;
  token: string | null;
  salt: string | null;
  issued_at: Date;
  withdrawn_at: Date | null;
  reason: 'MEMBER' | 'RENEWED' | 'ARCHIVE' | 'MEASURE' | 'ACCOUNT' | null;
}

export interface CredentialKeyTable {
  kid: string;
  public_jwk: PublicJwk;
  made_at: Generated<Date>;
}

export interface DeclinedArchiveTable {
  project_id: number;
  member_id: number;
  declined_at: Date;
}

export interface DeliveryTable {
  id: GeneratedAlways<number>;
  channel: 'MAIL' | 'PUSH';
  kind: string;
  member_id: number | null;
  key: string | null;
  items: Generated<string[]>;
  payload: DeliveryPayload;
  urgent: boolean;
  created_at: Date;
  due_at: Date;
  claimed_until: Date | null;
  attempts: Generated<number>;
  failed_at: Date | null;
  code: string | null;
  device_id: number | null;
}

export interface DeliveryCountTable {
  day: string;
  channel: 'MAIL' | 'PUSH';
  result: 'SENT' | 'FAILED' | 'BOUNCED';
  count: number;
}

export interface DeviceGrantTable {
  id: Generated<string>;
  member_id: number;
  token_hash: string;
  previous_hash: string | null;
  rotated_at: Date;
  created_at: Date;
  device: string;
  after_member_id: number | null;
}

export interface EmailUndoTable {
  token_hash: string;
  member_id: number;
  email: string;
  email_key: GeneratedAlways<string>;
  confirmed_at: Date;
  created_at: Date;
}

export interface EvaluationTable {
  id: GeneratedAlways<number>;
  archive_id: number | null;
  evaluator_id: number;
  evaluated_id: number;
  feedback: string;
  keywords: KeywordCodes;
  period: 'ONE_MONTH_LESS' | 'ONE_TO_THREE_MONTH' | 'THREE_TO_SIX_MONTH' | 'SIX_TO_ONE_YEAR' | 'OVER_ONE_YEAR';
  created_at: Generated<Date>;
  handle: Generated<number>;
  owner_hidden_at: Date | null;
  from_one: Generated<boolean>;
  hidden_at: Date | null;
  hidden_by: 'OPERATOR' | 'AUTO' | null;
  edited_at: Date | null;
}

export interface FileErasureTable {
  file_key: string;
  requested_at: Generated<Date>;
}

export interface HiddenProfileTable {
  member_id: number;
  part: 'PHOTO' | 'NICKNAME' | 'INTRODUCTION';
  value: string;
  hidden_at: Date;
  nickname_key: GeneratedAlways<string | null>;
  later_nickname_keys: Generated<string[]>;
}

export interface InstallationTable {
  id: Generated<string>;
  only_one: Generated<boolean>;
}

export interface ListedProjectTable {
  project_id: number;
}

export interface MailCodeTable {
  member_id: number;
  kind: 'email' | 'school';
  address: string;
  nonce: string;
  wrong: Generated<number>;
  sent_at: Date;
  expires_at: Date;
}

export interface MeasureUndoTable {
  id: GeneratedAlways<number>;
  operator_id: number;
  target: 'PROJECT' | 'PROJECT_COMMENT' | 'ARCHIVE' | 'ARCHIVE_COMMENT' | 'EVALUATION' | 'PROFILE';
  target_id: number;
  at: Date;
  until_at: Date;
  version: string;
  hidden_at: Date | null;
  hidden_by: 'OPERATOR' | 'AUTO' | null;
  edited_at: Date | null;
  undone_at: Date | null;
}

export interface MemberTable {
  id: GeneratedAlways<number>;
  username: string | null;
  password_hash: string | null;
  nickname: string | null;
  nickname_key: GeneratedAlways<string | null>;
  name: string | null;
  birth: string | null;
  gender: 'M' | 'F' | null;
  phone: string | null;
  email: string | null;
  email_key: GeneratedAlways<string | null>;
  address: string | null;
  introduction: string | null;
  school_name: string | null;
  major: string | null;
  grade: '1' | '2' | '3' | '4' | '5' | '6' | 'GRADUATED' | null;
  degree: 'ENROLLMENT' | 'LEAVE_OF_ABSENCE' | 'GRADUATION' | 'MASTER' | 'DOCTORATE' | 'EXPELLED' | 'DROPOUT' | null;
  entrance_year: number | null;
  graduation_year: number | null;
  skills: SkillCodes | null;
  desired_roles: RoleCodes | null;
  profile_image: string | null;
  created_at: Generated<Date>;
  withdrawn_at: Date | null;
  account_role: Generated<'MEMBER' | 'OPERATOR'>;
  suspended_until: EndOfSuspension;
  suspended_reason: string | null;
  profile_updated_at: Date | null;
  email_confirmed_at: Date | null;
  email_norm: GeneratedAlways<string | null>;
  email_bounced_at: Date | null;
}

export interface MemberAwardTable {
  id: GeneratedAlways<number>;
  member_id: number;
  position: number;
  award_type: 'AWARD' | 'CERTIFICATE';
  organizer: string;
  award_date: string;
  award_name: string;
}

export interface MemberCareerTable {
  id: GeneratedAlways<number>;
  member_id: number;
  position: number;
  company_name: string;
  start_date: string;
  end_date: string;
  description: string;
}

export interface MemberExperienceTable {
  id: GeneratedAlways<number>;
  member_id: number;
  position: number;
  experience_type: 'EXTERNAL_ACTIVITY' | 'EDUCATION' | 'VOLUNTEER' | 'CLUB' | 'ETC';
  experience_name: string;
  start_date: string;
  end_date: string;
  description: string;
}

export interface MemberPortfolioTable {
  id: GeneratedAlways<number>;
  member_id: number;
  position: number;
  kind: PortfolioKind;
  file_name: string;
  file_size: number;
  file_key: string | null;
  url: string | null;
}

export interface MemberRecordTable {
  member_id: number;
  code: string | null;
  enabled: Generated<boolean>;
  indexable: Generated<boolean>;
  show_name: Generated<boolean>;
}

export interface MemberRecordArchiveTable {
  member_id: number;
  archive_id: number;
}

export interface MemberRecordLineTable {
  member_id: number;
  position: number;
  evaluation_id: number;
}

export interface NoticeTable {
  id: GeneratedAlways<number>;
  member_id: number;
  kind: KindOfNotice;
  actor_id: number | null;
  others: Generated<number[]>;
  project_id: number | null;
  archive_id: number | null;
  comment_id: number | null;
  role: RoleCode | null;
  reason: ReasonOfNotice;
  note: string | null;
  count: number | null;
  created_at: Date;
  read_at: Date | null;
  case_number: number | null;
  saved_search_id: number | null;
}

export interface NotificationSettingTable {
  member_id: number;
  mail: ('ANSWERS' | 'APPLICANTS' | 'TEAM' | 'COMMENTS')[];
  push: Generated<('ANSWERS' | 'APPLICANTS' | 'TEAM' | 'COMMENTS')[]>;
  agreed_at: Date | null;
  digest_since: Date | null;
  digest_week: string | null;
  seen_on: string | null;
}

export interface OperatorLogTable {
  id: GeneratedAlways<number>;
  at: WrittenOnce;
  actor: 'OPERATOR' | 'COMMAND' | 'AUTO';
  actor_id: number | null;
  action:
    | 'DISMISS'
    | 'HIDE'
    | 'RESTORE'
    | 'WARN'
    | 'SUSPEND'
    | 'UNSUSPEND'
    | 'AUTO_HIDE'
    | 'CLOSE'
    | 'REOPEN'
    | 'ROLE_ADD'
    | 'ROLE_REMOVE'
    | 'ANNOUNCE'
    | 'ANNOUNCE_EDIT'
    | 'ANNOUNCE_END'
    | 'CONFIRM_FAILED'
    | 'READ_EVALUATION'
    | 'UNDO'
    | 'SEARCH_EMAIL';
  target:
    'PROJECT' | 'PROJECT_COMMENT' | 'ARCHIVE' | 'ARCHIVE_COMMENT' | 'EVALUATION' | 'PROFILE' | 'ANNOUNCEMENT' | null;
  target_id: number | null;
  member_id: number | null;
  reason: Generated<string>;
  until_at: EndOfSuspension;
  is_own: Generated<boolean>;
  undoes: number | null;
}

export interface OperatorLogOutboxTable {
  log_id: number;
}

export interface PasskeyTable {
  id: string;
  member_id: number;
  user_handle: string;
  public_key: string;
  counter: number;
  transports: Generated<string[]>;
  name: string;
  created_at: Date;
  used_at: Date | null;
}

export interface ProjectTable {
  id: GeneratedAlways<number>;
  writer_id: number;
  title: string;
  title_key: string;
  title_grams: TitleGrams;
  project_name: string;
  start_month: string;
  end_month: string;
  period: 'ONE_MONTH_LESS' | 'ONE_TO_THREE_MONTH' | 'THREE_TO_SIX_MONTH' | 'SIX_TO_ONE_YEAR' | 'OVER_ONE_YEAR';
  category: 'CONTEST' | 'STARTUP' | 'EXTERNAL_ACTIVITY' | 'PROJECT' | 'STUDY';
  introduce: string;
  personnel: number;
  roles: RoleCodes;
  skills: SkillCodes;
  meeting_option: '온라인' | '오프라인' | '온/오프라인';
  step: 'BEFORE_START' | 'PLANNING' | 'DESIGNING' | 'DEVELOPING' | 'IN_BUSINESS';
  article: string;
  link: Generated<string>;
  closed: Generated<boolean>;
  created_at: Generated<Date>;
  comment_count: Generated<number>;
  bookmark_count: Generated<number>;
  view_count: Generated<number>;
  weekly_hours: 'UNDER_5' | 'FROM_5' | 'FROM_10' | 'FROM_20' | null;
  times: Generated<('WEEKDAY_DAY' | 'WEEKDAY_NIGHT' | 'WEEKEND')[]>;
  deadline: string | null;
  status: Generated<'ACTIVE' | 'DONE' | 'STOPPED'>;
  closed_reason: 'WRITER' | 'FULL' | 'DEADLINE' | 'IDLE' | null;
  reopened_at: Date | null;
  filled: Generated<number>;
  contact_link: Generated<string>;
  notice: Generated<string>;
  acted_at: Generated<Date>;
  idle_asked_at: Date | null;
  active_since: Generated<Date>;
  led_since: Generated<Date>;
  facets: GeneratedAlways<string[]>;
  hidden_at: Date | null;
  hidden_by: 'OPERATOR' | 'AUTO' | null;
  edited_at: Date | null;
  updated_at: Date | null;
  ended_at: Date | null;
}

export interface ProjectApplicationTable {
  id: GeneratedAlways<number>;
  project_id: number | null;
  member_id: number;
  role: RoleCode;
  message: string;
  link: Generated<string>;
  status: Generated<'PENDING' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'WITHDRAWN'>;
  reason: 'FULL' | 'SCHEDULE' | 'SKILL' | 'OTHER' | null;
  note: string | null;
  created_at: Date;
  answered_at: Date | null;
  reminders: Generated<number>;
  clock_restarted_at: Date | null;
  post_title: string | null;
  ended_reason: 'TIME' | 'STOPPED' | 'DELETED' | 'CLOSED' | null;
  joined_role: RoleCode | null;
}

export interface ProjectBookmarkTable {
  project_id: number;
  member_id: number;
  created_at: Generated<Date>;
}

export interface ProjectCommentTable {
  id: GeneratedAlways<number>;
  project_id: number;
  parent_id: number | null;
  writer_id: number | null;
  content: string;
  deleted: Generated<boolean>;
  created_at: Generated<Date>;
  hidden_at: Date | null;
  hidden_by: 'OPERATOR' | 'AUTO' | null;
  edited_at: Date | null;
}

export interface ProjectDepartureTable {
  id: GeneratedAlways<number>;
  project_id: number;
  member_id: number;
  kind: 'LEFT' | 'REMOVED';
  reason: 'SCHEDULE' | 'INTEREST' | 'CONFLICT' | 'OTHER' | null;
  note: string | null;
  departed_at: Date;
}

export interface ProjectInvitationTable {
  id: GeneratedAlways<number>;
  project_id: number;
  member_id: number;
  invited_at: Generated<Date>;
}

export interface ProjectMemberTable {
  project_id: number;
  member_id: number;
  accepted_at: Generated<Date>;
  role: RoleCode | null;
  missed_at: Date | null;
  welcomed_at: Date | null;
}

export interface ProjectSeatTable {
  project_id: number;
  role: RoleCode;
  count: number;
  taken: Generated<number>;
}

export interface ProjectViewTable {
  project_id: number;
  viewer_key: string;
  seen_at: Generated<Date>;
}

export interface PushDeviceTable {
  id: GeneratedAlways<number>;
  member_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  vapid_key: string;
  label: string;
  created_at: Date;
  seen_at: Date;
}

export interface ReasonTemplateTable {
  position: number;
  name: string;
  text: string;
}

export interface ReportTable {
  id: GeneratedAlways<number>;
  reporter_id: number | null;
  reported_id: number;
  target: 'PROJECT' | 'PROJECT_COMMENT' | 'ARCHIVE' | 'ARCHIVE_COMMENT' | 'EVALUATION' | 'PROFILE';
  target_id: number;
  post_id: number | null;
  reported_text: string;
  type: 'INAPPROPRIATE_PROFILE' | 'SPAM' | 'ABUSIVE_LANGUAGE' | 'FALSE_INFORMATION' | 'OTHER' | 'SIGNAL';
  content: Generated<string>;
  created_at: Generated<Date>;
  closed_at: Date | null;
  answered_at: Date | null;
  mailed_at: Date | null;
  reported_fields: ReportedFields;
}

export interface RequestKeyTable {
  member_id: number | null;
  key: string;
  request_hash: string;
  created: CreatedIds;
  created_at: Generated<Date>;
}

export interface SavedSearchTable {
  id: GeneratedAlways<number>;
  member_id: number;
  query: string;
  mail: 'OFF' | 'NOW' | 'DAILY';
  push: boolean;
  created_at: Date;
}

export interface SchoolMailTable {
  member_id: number;
  address: string;
  norm: GeneratedAlways<string>;
  confirmed_at: Date;
  expires_at: Date;
}

export interface SessionTable {
  id: Generated<string>;
  member_id: number;
  refresh_hash: string;
  previous_refresh_hash: string | null;
  rotated_at: Generated<Date>;
  created_at: Generated<Date>;
  ends_at: Date;
  revoked_at: Date | null;
  must_change_password: Generated<boolean>;
  temporary_password_hash: string | null;
  confirmed_until: Date | null;
  after_member_id: number | null;
  grant_id: string | null;
  device: Generated<string>;
  proven_until: Date | null;
}

export interface SocialIdentityTable {
  issuer: string;
  subject: string;
  member_id: number;
  provider: string;
  created_at: Date;
  used_at: Date | null;
}

export interface TemporaryPasswordTable {
  member_id: number;
  password_hash: string;
  expires_at: Date;
}

/**
 * Every table, named and spelled as in SQL; `*.view.ts` turns rows into DTOs.
 * A `timestamptz` is a Date, a `date` the string `YYYY-MM-DD`, a `bigint` a number.
 */
export interface Tables {
  account_event: AccountEventTable;
  active_count: ActiveCountTable;
  active_member: ActiveMemberTable;
  announcement: AnnouncementTable;
  application_question: ApplicationQuestionTable;
  archive: ArchiveTable;
  archive_bookmark: ArchiveBookmarkTable;
  archive_comment: ArchiveCommentTable;
  archive_image: ArchiveImageTable;
  archive_member: ArchiveMemberTable;
  archive_view: ArchiveViewTable;
  barred_email: BarredEmailTable;
  block: BlockTable;
  call_count: CallCountTable;
  case_number: CaseNumberTable;
  check_in: CheckInTable;
  contribution: ContributionTable;
  contribution_tick: ContributionTickTable;
  credential: CredentialTable;
  credential_key: CredentialKeyTable;
  declined_archive: DeclinedArchiveTable;
  delivery: DeliveryTable;
  delivery_count: DeliveryCountTable;
  device_grant: DeviceGrantTable;
  email_undo: EmailUndoTable;
  evaluation: EvaluationTable;
  file_erasure: FileErasureTable;
  hidden_profile: HiddenProfileTable;
  installation: InstallationTable;
  listed_project: ListedProjectTable;
  mail_code: MailCodeTable;
  measure_undo: MeasureUndoTable;
  member: MemberTable;
  member_award: MemberAwardTable;
  member_career: MemberCareerTable;
  member_experience: MemberExperienceTable;
  member_portfolio: MemberPortfolioTable;
  member_record: MemberRecordTable;
  member_record_archive: MemberRecordArchiveTable;
  member_record_line: MemberRecordLineTable;
  notice: NoticeTable;
  notification_setting: NotificationSettingTable;
  operator_log: OperatorLogTable;
  operator_log_outbox: OperatorLogOutboxTable;
  passkey: PasskeyTable;
  project: ProjectTable;
  project_application: ProjectApplicationTable;
  project_bookmark: ProjectBookmarkTable;
  project_comment: ProjectCommentTable;
  project_departure: ProjectDepartureTable;
  project_invitation: ProjectInvitationTable;
  project_member: ProjectMemberTable;
  project_seat: ProjectSeatTable;
  project_view: ProjectViewTable;
  push_device: PushDeviceTable;
  reason_template: ReasonTemplateTable;
  report: ReportTable;
  request_key: RequestKeyTable;
  saved_search: SavedSearchTable;
  school_mail: SchoolMailTable;
  session: SessionTable;
  social_identity: SocialIdentityTable;
  temporary_password: TemporaryPasswordTable;
}

/** A running transaction. */
export type Trx = Transaction<Tables>;
