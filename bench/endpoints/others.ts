import { MEMBERS, nicknameOf } from '../fill/fillMembers';
import { renewSessions } from '../logIn';
import { type Case, type Cases, get, send } from './case';
import { aPost, type World } from './world';

const visitor = (endpoint: string, call: Case['call']): Case => ({ endpoint: `GET ${endpoint}`, by: 'visitor', call });
const member = (endpoint: string, call: Case['call']): Case => ({ endpoint: `GET ${endpoint}`, by: 'member', call });

const aMember = ({ random }: World) => random.between(1, MEMBERS);
const aNickname = (world: World) => encodeURIComponent(nicknameOf(aMember(world)));
/** For names that are not in use. */
const aFreeName = ({ random }: World) => random.between(100_000, 999_999);

/** Requests a subresource of an archive whose team the caller is in. */
const ofOwnTeam = (part: string): Case =>
  member(`/archive/:id/${part}`, ({ random, own }) => {
    const { id, member: caller } = random.pick(own.team);
    return get(`/archive/${id}/${part}`, { access: caller.token });
  });

/** All other reads. */
export const OTHERS: Cases = {
  health: visitor('/health', () => get('/health')),
  ready: visitor('/ready', () => get('/ready')),
  'check username': visitor('/users/check_username', (world) =>
    get(`/users/check_username?username=u${aFreeName(world)}`),
  ),
  'check nickname': visitor('/users/check_nickname', (world) =>
    get(`/users/check_nickname?nickname=n${aFreeName(world)}`),
  ),
  'check e-mail': visitor('/users/check_email', (world) => get(`/users/check_email?email=${aFreeName(world)}@a.kr`)),
  'renew a session': {
    endpoint: 'POST /token',
    by: 'visitor',
    prepare: (db, { members }) => renewSessions(db, members),
    call: ({ random, members }) => {
      const call = send('POST', '/token', {});
      return { ...call, headers: { ...call.headers, cookie: `refresh=${random.pick(members).refresh}` } };
    },
  },
  'own account': member('/users/me', () => get('/users/me')),
  'search members': member('/users/search', (world) => get(`/users/search?nickname=${aNickname(world)}`)),
  'own profile': member('/mypage', () => get('/mypage')),
  profile: member('/mypage/:nickname', (world) => get(`/mypage/${aNickname(world)}`)),
  bell: member('/alarm/project-archive', () => get('/alarm/project-archive')),
  notices: member('/notices', () => get('/notices')),
  'posts like one': visitor('/projects/:id/similar', (world) => get(`/projects/${aPost(world)}/similar`)),
  summary: visitor('/summary', () => get('/summary')),
  'what is reported': member('/report/target/:type/:id', (world) => get(`/report/target/project/${aPost(world)}`)),
  evaluations: ofOwnTeam('evaluations'),
  'evaluation status': ofOwnTeam('evaluations/status'),
};
