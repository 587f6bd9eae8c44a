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
import { archiveCommentEditRules, archiveCommentRules, commentEditRules, projectCommentRules } from '@contract/comment';
import { dataExportRules, dataExportTicketRules } from '@contract/dataExport';
import { evaluationsRules } from '@contract/evaluation';
import { exactObject, pageParam } from '@contract/fields';
import { feedbackHiddenRules } from '@contract/mypage';
import { closedRules, projectListRules, projectRules } from '@contract/project';
import { reportRules } from '@contract/report';
import { checkNicknameRules, joinRules, profileRules, searchMembersRules } from '@contract/signup';
import { type ObjectSchema } from 'yup';

/** `open` never looks at the token, `viewer` may have one, `member` must (api.md Auth). */
export type Audience = 'open' | 'viewer' | 'member';
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
  /** Answers as long as the client listens. */
  endless?: boolean;
}

const read = (path: string, audience: Audience, query?: Rules): Endpoint => ({ method: 'GET', path, audience, query });
const write = (method: Method, path: string, body?: Rules): Endpoint => ({ method, path, audience: 'member', body });
const open = (path: string, body?: Rules): Endpoint => ({ method: 'POST', path, audience: 'open', body });

const memberForm = { json: 'memberDTO', files: ['authImgFile', 'portfolioFiles'] };
const archiveForm = { json: 'archiveData', files: ['thumbnail', 'images'] };
const pages = exactObject({ page: pageParam() });

/** Every endpoint of api.md; `permissions.test.ts` compares it with what the server answers to. */
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
  write('PATCH', '/users/me', accountChangeRules),
  { ...write('PUT', '/users/me/profile'), form: { ...memberForm, rules: profileRules } },
  write('POST', '/users/me/export', dataExportRules),
  // A ticket stands for the header, which a browser that saves a file does not send.
  read('/users/me/export', 'open', dataExportTicketRules),
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

  read('/mypage', 'member', pages),
  read('/mypage/:nickname', 'member', pages),
  write('PUT', '/mypage/feedbacks/:id/hidden', feedbackHiddenRules),
  read('/report/target/:type/:id', 'member'),
  write('POST', '/report/submit', reportRules),
  read('/alarm/project-archive', 'member'),
  write('POST', '/alarm/invited-projects/:id'),
  write('DELETE', '/alarm/invited-projects/:id'),
  { ...read('/alarm/stream', 'member'), endless: true },
];

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
