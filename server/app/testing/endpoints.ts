import { invitationAnswerRules } from '@contract/alarm';
import { announcementListRules, announcementRules } from '@contract/announcement';
import { answerRules, applicationListRules, applicationRules, myApplicationListRules } from '@contract/application';
import { archiveEditRules, archiveListRules, archiveRules, archiveSearchRules, consentRules } from '@contract/archive';
import {
  accountChangeRules,
  checkEmailRules,
  checkUsernameRules,
  findIdRules,
  findPasswordRules,
  loginRules,
  tokenRules,
  withdrawalRules,
} from '@contract/auth';
import { blockRules } from '@contract/block';
import { archiveCommentEditRules, archiveCommentRules, commentEditRules, projectCommentRules } from '@contract/comment';
import { credentialRules, verifyRules } from '@contract/credential';
import { dataExportRules, dataExportTicketRules } from '@contract/dataExport';
import { evaluationsRules } from '@contract/evaluation';
import { exactObject, pageParam } from '@contract/fields';
import { feedbackHiddenRules } from '@contract/mypage';
import { noticeListRules, noticesReadRules } from '@contract/notice';
import {
  caseListRules,
  confirmRules,
  logCsvRules,
  logListRules,
  measureRules,
  memberListRules,
  numbersRules,
  roleRules,
} from '@contract/operator';
import { closedRules, projectListRules, projectRules } from '@contract/project';
import { recordRules } from '@contract/record';
import { reportRules } from '@contract/report';
import { checkNicknameRules, joinRules, profileRules, searchMembersRules } from '@contract/signup';
import { checkInRules, leadRules, leaveRules, removeRules, teamRules } from '@contract/team';
import { type ObjectSchema } from 'yup';

/** `open` ignores the token, `viewer` may have one, `member` must; `operator` is 404 for everybody else (api.md Auth). */
export type Audience = 'open' | 'viewer' | 'member' | 'operator';
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Rules = ObjectSchema<object>;

export interface Endpoint {
  method: Method;
  /** Below `/api`, as in api.md. */
  path: string;
  audience: Audience;
  /** What the endpoint reads, and by which rules. */
  body?: Rules;
  query?: Rules;
  form?: { json: string; files: string[]; rules: Rules };
  /** The response does not end while the client listens. */
  endless?: boolean;
}

const read = (path: string, audience: Audience, query?: Rules): Endpoint => ({ method: 'GET', path, audience, query });
const write = (method: Method, path: string, body?: Rules): Endpoint => ({ method, path, audience: 'member', body });
const open = (path: string, body?: Rules): Endpoint => ({ method: 'POST', path, audience: 'open', body });

const desk = (method: Method, path: string, rules?: Rules): Endpoint => ({
  method,
  path: `/admin${path}`,
  audience: 'operator',
  ...(method === 'GET' ? { query: rules } : { body: rules }),
});

const memberForm = { json: 'memberDTO', files: ['authImgFile', 'portfolioFiles'] };
const archiveForm = { json: 'archiveData', files: ['thumbnail', 'images'] };
const pages = exactObject({ page: pageParam() });

/** Every endpoint of api.md; `permissions.test.ts` compares it with the routes of the server. */
export const ENDPOINTS: readonly Endpoint[] = [
  read('/health', 'open'),
  read('/ready', 'open'),

  open('/login', loginRules),
  open('/logout'),
  open('/token', tokenRules),
  read('/users/check_email', 'open', checkEmailRules),
  read('/users/check_username', 'open', checkUsernameRules),
  read('/users/check_nickname', 'open', checkNicknameRules),
  { ...open('/users/join'), form: { ...memberForm, rules: joinRules } },
  open('/users/find_id', findIdRules),
  open('/users/find_password', findPasswordRules),
  read('/users/search', 'member', searchMembersRules),
  read('/users/me', 'member'),
  read('/users/me/measures', 'member'),
  read('/users/me/blocks', 'member'),
  write('POST', '/users/me/blocks', blockRules),
  write('DELETE', '/users/me/blocks/:id'),
  write('PATCH', '/users/me', accountChangeRules),
  { ...write('PUT', '/users/me/profile'), form: { ...memberForm, rules: profileRules } },
  write('POST', '/users/me/export', dataExportRules),
  // A ticket replaces the header, which a browser that saves a file does not send.
  read('/users/me/export', 'open', dataExportTicketRules),
  read('/users/me/record', 'member'),
  write('PUT', '/users/me/record', recordRules),
  write('POST', '/users/me/record/code'),
  read('/users/me/credentials', 'member'),
  write('DELETE', '/user/delete', withdrawalRules),

  read('/projects/filter/keyword', 'viewer', projectListRules),
  read('/projects/filter/search', 'viewer', projectListRules),
  read('/projects/:id', 'viewer'),
  write('POST', '/projects', projectRules),
  write('PUT', '/projects/:id', projectRules),
  write('DELETE', '/projects/:id'),
  write('PUT', '/projects/:id/closed', closedRules),
  write('POST', '/projects/:id/bookmark'),
  write('DELETE', '/projects/:id/bookmark'),
  write('POST', '/projects/:id/comments', projectCommentRules),
  write('PUT', '/projects/:id/comments/:commentId', commentEditRules),
  write('DELETE', '/projects/:id/comments/:commentId'),
  read('/projects/:id/similar', 'viewer'),
  write('POST', '/projects/:id/applications', applicationRules),
  write('DELETE', '/projects/:id/applications/mine'),
  read('/projects/:id/applications', 'member', applicationListRules),
  write('PUT', '/projects/:id/applications/:applicationId', answerRules),
  write('POST', '/projects/:id/applications/decline-waiting'),
  read('/applications', 'member', myApplicationListRules),
  read('/teams', 'member'),
  read('/projects/:id/team', 'member'),
  write('PATCH', '/projects/:id/team', teamRules),
  write('PUT', '/projects/:id/team/check-in', checkInRules),
  write('POST', '/projects/:id/team/leave', leaveRules),
  write('POST', '/projects/:id/team/remove', removeRules),
  write('POST', '/projects/:id/team/lead', leadRules),

  read('/archive/projects', 'viewer', archiveListRules),
  read('/archive/projects/search', 'viewer', archiveSearchRules),
  read('/archive/:id', 'viewer'),
  { ...write('POST', '/archive'), form: { ...archiveForm, rules: archiveRules } },
  { ...write('PUT', '/archive/:id'), form: { ...archiveForm, rules: archiveEditRules } },
  write('DELETE', '/archive/:id'),
  write('POST', '/archive/:id/bookmark'),
  write('POST', '/archive/:id/comments', archiveCommentRules),
  write('PUT', '/archive/:id/comments/:commentId', archiveCommentEditRules),
  write('DELETE', '/archive/:id/comments/:commentId'),
  read('/archive/:id/evaluations', 'member'),
  read('/archive/:id/evaluations/status', 'member'),
  write('POST', '/archive/:id/evaluations', evaluationsRules),
  write('PUT', '/archive/:id/consent', consentRules),
  write('POST', '/archive/:id/publish'),
  write('POST', '/archive/:id/remind'),
  write('POST', '/archive/:id/credential', credentialRules),

  read('/records/:code', 'open'),
  read('/credentials/:id', 'open'),
  open('/credentials/verify', verifyRules),
  read('/credentials/:id/jwt', 'member'),
  read('/credentials/:id/png', 'member'),
  write('DELETE', '/credentials/:id'),

  read('/mypage', 'member', pages),
  read('/mypage/:nickname', 'member', pages),
  write('PUT', '/mypage/feedbacks/:id/hidden', feedbackHiddenRules),
  read('/report/target/:type/:id', 'member'),
  write('POST', '/report/submit', reportRules),
  read('/alarm/project-archive', 'member'),
  write('POST', '/alarm/invited-projects/:id', invitationAnswerRules),
  write('DELETE', '/alarm/invited-projects/:id'),
  { ...read('/alarm/stream', 'member'), endless: true },
  read('/notices', 'member', noticeListRules),
  write('POST', '/notices/read', noticesReadRules),
  read('/summary', 'open'),

  read('/announcements', 'viewer'),
  desk('GET', '/announcements', announcementListRules),
  desk('POST', '/announcements', announcementRules),
  desk('PUT', '/announcements/:id', announcementRules),
  desk('DELETE', '/announcements/:id'),
  desk('GET', '/me'),
  desk('POST', '/confirm', confirmRules),
  desk('GET', '/members', memberListRules),
  desk('PUT', '/members/:id/role', roleRules),
  desk('GET', '/projects/:id'),
  desk('GET', '/archives/:id'),
  desk('GET', '/reports', caseListRules),
  desk('GET', '/reports/:target/:id'),
  desk('POST', '/measures', measureRules),
  desk('GET', '/numbers', numbersRules),
  desk('GET', '/numbers.csv', numbersRules),
  desk('GET', '/log', logListRules),
  desk('GET', '/log.csv', logCsvRules),
];

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
