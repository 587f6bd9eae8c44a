import { ADDRESSES_ENDPOINTS } from '../../domain/member/addresses/addresses.endpoints';
import { ALARM_ENDPOINTS } from '../../domain/member/alarm/alarm.endpoints';
import { ALERT_ENDPOINTS } from '../../domain/member/alerts/alerts.endpoints';
import { ALARM_STREAM_ENDPOINTS } from '../../domain/member/alarm/alarmStream.endpoints';
import { ANNOUNCEMENT_ENDPOINTS } from '../../domain/moderation/announcement/announcement.endpoints';
import { APPLICATION_ENDPOINTS } from '../../domain/team/application/application.endpoints';
import { ARCHIVE_ENDPOINTS } from '../../domain/archive/archive.endpoints';
import { AUTH_ENDPOINTS } from '../../domain/member/auth/auth.endpoints';
import { BLOCK_ENDPOINTS } from '../../domain/member/block/block.endpoints';
import { COMMENT_ENDPOINTS } from '../../domain/post/comments/comment.endpoints';
import { CREDENTIAL_ENDPOINTS } from '../../domain/record/credential/credential.endpoints';
import { EVALUATION_ENDPOINTS } from '../../domain/evaluation/evaluation.endpoints';
import { MYPAGE_ENDPOINTS } from '../../domain/member/mypage/mypage.endpoints';
import { NOTIFICATIONS_ENDPOINTS } from '../../domain/member/notifications/notifications.endpoints';
import { NOTICE_ENDPOINTS } from '../../domain/notice/notice.endpoints';
import { OPERATIONS_ENDPOINTS } from '../operations/operations.endpoints';
import { OPERATOR_ENDPOINTS } from '../../domain/moderation/operator/operator.endpoints';
import { PROJECT_ENDPOINTS } from '../../domain/post/project.endpoints';
import { RECORD_ENDPOINTS } from '../../domain/record/record.endpoints';
import { REPORT_ENDPOINTS } from '../../domain/moderation/report/report.endpoints';
import { SUMMARY_ENDPOINTS } from '../../domain/post/summary.endpoints';
import { TEAM_ENDPOINTS } from '../../domain/team/team.endpoints';
import { SECURITY_ENDPOINTS } from '../../domain/member/security/security.endpoints';
import { SOCIAL_ENDPOINTS } from '../../domain/member/social/social.endpoints';
import { PASSKEY_ENDPOINTS } from '../../domain/member/passkeys/passkeys.endpoints';
import { ACCOUNT_ENDPOINTS } from '../../domain/member/users/account.endpoints';
import { DATA_EXPORT_ENDPOINTS } from '../../domain/member/users/dataExport.endpoints';
import { PROFILE_ENDPOINTS } from '../../domain/member/users/profile.endpoints';
import { RECOVERY_ENDPOINTS } from '../../domain/member/users/recovery.endpoints';
import { USERS_ENDPOINTS } from '../../domain/member/users/users.endpoints';
import { type Declaration, type Method } from './declaration';

export interface Endpoint extends Declaration {
  method: Method;
  /** Below `/api`, as in api.md. */
  path: string;
}

const DECLARED = [
  PROJECT_ENDPOINTS,
  COMMENT_ENDPOINTS,
  APPLICATION_ENDPOINTS,
  TEAM_ENDPOINTS,
  ARCHIVE_ENDPOINTS,
  EVALUATION_ENDPOINTS,
  MYPAGE_ENDPOINTS,
  USERS_ENDPOINTS,
  RECOVERY_ENDPOINTS,
  ACCOUNT_ENDPOINTS,
  ADDRESSES_ENDPOINTS,
  SECURITY_ENDPOINTS,
  SOCIAL_ENDPOINTS,
  NOTIFICATIONS_ENDPOINTS,
  PASSKEY_ENDPOINTS,
  PROFILE_ENDPOINTS,
  DATA_EXPORT_ENDPOINTS,
  AUTH_ENDPOINTS,
  BLOCK_ENDPOINTS,
  RECORD_ENDPOINTS,
  CREDENTIAL_ENDPOINTS,
  ALARM_ENDPOINTS,
  ALERT_ENDPOINTS,
  ALARM_STREAM_ENDPOINTS,
  NOTICE_ENDPOINTS,
  REPORT_ENDPOINTS,
  ANNOUNCEMENT_ENDPOINTS,
  OPERATOR_ENDPOINTS,
  SUMMARY_ENDPOINTS,
  OPERATIONS_ENDPOINTS,
];

/** Every endpoint of api.md, declared beside its route; `permissions.test.ts` compares them with the routes of the server. */
export const ENDPOINTS: readonly Endpoint[] = DECLARED.flatMap((declarations) =>
  Object.entries<Declaration>(declarations).map(([name, declaration]) => {
    const [method, path] = name.split(' ') as [Method, string];
    return { method, path, ...declaration };
  }),
);

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
