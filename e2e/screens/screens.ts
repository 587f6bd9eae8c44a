import { type PostIds, type Viewers } from './findPostIds';
import * as states from './states';

export interface Screen {
  /** Base name of its files. */
  name: string;
  /** Its description in the index. */
  about: string;
  /** The path in the router's configuration. */
  route: string;
  path: (ids: PostIds) => string;
  /** The viewer; a visitor if absent. */
  as?: keyof Viewers;
  state?: states.State;
  /** Also shown in the dark theme. */
  dark?: true;
  /** Captures the window only, because something covers the page. */
  viewOnly?: true;
}

type Options = Omit<Partial<Screen>, 'path'> & { path?: Screen['path'] };

const screen = (name: string, route: string, about: string, options: Options = {}): Screen => ({
  name,
  route,
  about,
  path: () => route,
  ...options,
});

const own = { as: 'reader' } as const;

/** Every screen of the product, in the order in which a new user sees them. */
export const SCREENS: readonly Screen[] = [
  screen('landing', '/', 'What the product is for, with the newest open posts', { dark: true }),
  screen('about', '/about', 'For whom it is, how a project goes, how reports are handled'),
  screen('terms', '/terms', 'Terms of use'),
  screen('privacy', '/privacy', 'Privacy policy'),
  screen('not-found', '/no/such/page', 'An unknown address'),
  screen('signup-account', '/signup1', 'Sign-up, first step', { state: states.fillAccount }),
  screen('signup-profile', '/signup', 'Sign-up, second step', { path: () => '/signup1', state: states.fillProfile }),
  screen('signup-done', '/signup', 'Sign-up, the welcome', { path: () => '/signup1', state: states.join }),
  screen('login', '/login', 'Login, refused', { state: states.failLogin, dark: true }),
  screen('find-id', '/findId', 'Find a forgotten username'),
  screen('find-id-result', '/findId', 'The username found', { state: states.findId }),
  screen('find-password', '/findPassword', 'Ask for a temporary password'),
  screen('find-password-result', '/findPassword', 'The same answer for everybody', { state: states.findPassword }),
  screen('project-list', '/project', 'Recruitment posts, filtered by role', {
    ...own,
    state: states.chooseRoles,
    dark: true,
  }),
  screen('project-list-empty', '/project', 'A search without results', { ...own, state: states.findNothing }),
  screen('project-detail', '/projectdetail/:id', 'A recruitment post of somebody else, a reply open', {
    ...own,
    path: ({ post }) => `/projectdetail/${post}`,
    state: states.openReply,
    dark: true,
  }),
  screen('project-detail-own', '/projectdetail/:id', 'A post of one’s own', {
    ...own,
    path: ({ ownPost }) => `/projectdetail/${ownPost}`,
  }),
  screen('project-form', '/project/registration', 'The form of a recruitment post, sent too early', {
    ...own,
    state: states.startPost,
    dark: true,
  }),
  screen('project-edit', '/project/edit/:projectId', 'The same form, filled', {
    ...own,
    path: ({ ownPost }) => `/project/edit/${ownPost}`,
  }),
  screen('archive-list', '/archive', 'The archive; a pending one stands first for its team', { ...own, dark: true }),
  screen('archive-detail', '/archive/:id', 'A finished project', {
    path: ({ archive }) => `/archive/${archive}`,
    dark: true,
  }),
  screen('archive-pending', '/archive/:id', 'An archive whose team has not evaluated itself yet', {
    ...own,
    path: ({ pending }) => `/archive/${pending}`,
  }),
  screen('archive-form', '/archive/registration', 'The form of an archive', own),
  screen('evaluation', '/:archiveId/teamevaluation', 'Every teammate gets keywords and a line', {
    ...own,
    path: ({ pending }) => `/${pending}/teamevaluation`,
    state: states.startEvaluation,
    dark: true,
  }),
  screen('evaluation-done', '/:archiveId/a', 'Who has evaluated and who is missing', {
    as: 'finished',
    path: ({ evaluated }) => `/${evaluated}/a`,
  }),
  screen('profile-career', '/mypage', 'The own profile: career and activities', { ...own, dark: true }),
  screen('profile-portfolio', '/mypage?tab=portfolio', 'Archives, invitations, evaluations to do', own),
  screen('profile-evaluation', '/mypage?tab=evaluation', 'What teammates said', own),
  screen('profile-activity', '/mypage?tab=activity', 'Own and bookmarked posts', own),
  screen('profile-other', '/mypage?nickname=…', 'Somebody else’s profile', {
    ...own,
    path: () => `/mypage?nickname=${encodeURIComponent('새벽코딩')}`,
  }),
  screen('record', '/record/:code', 'A member’s public record', {
    path: ({ record }) => `/record/${record}`,
    dark: true,
  }),
  screen('record-print', '/record/:code', 'The same on paper', {
    path: ({ record }) => `/record/${record}`,
    state: states.print,
  }),
  screen('record-settings', '/mypage/record', 'What the own record shows, and the own credentials', {
    ...own,
    dark: true,
  }),
  screen('verify', '/verify', 'The check of a credential'),
  screen('verify-valid', '/verify/:uuid', 'A credential that holds', {
    path: ({ credential }) => `/verify/${credential}`,
    dark: true,
  }),
  screen('verify-changed', '/verify', 'A text that was changed', { state: states.checkChanged }),
  screen('profile-edit', '/mypage/edit', 'The profile as a form', own),
  screen('account', '/mypage/account', 'E-mail, phone, address and password', own),
  screen('withdraw', '/withdraw', 'The end of a membership', own),
  screen('report', '/report', 'A report', {
    ...own,
    path: ({ post }) => `/projectdetail/${post}`,
    state: states.openReport,
  }),
  screen('bell', '/project', 'The bell, opened', { ...own, state: states.openBell, viewOnly: true, dark: true }),
  screen('alarm-sample', '/1', 'One notification without data'),
  screen('dialog', '/projectdetail/:id', 'A question before something is deleted', {
    ...own,
    path: ({ ownPost }) => `/projectdetail/${ownPost}`,
    state: states.askToDelete,
    viewOnly: true,
    dark: true,
  }),
  screen('toast', '/projectdetail/:id', 'What was done is told', {
    ...own,
    path: ({ post }) => `/projectdetail/${post}`,
    state: states.bookmark,
    viewOnly: true,
    dark: true,
  }),
  screen('no-answer', '/archive', 'The server does not answer', { path: () => '/about', state: states.loseServer }),
  screen('offline', '/offline.html', 'What stands in place of a page that cannot be opened'),
];
