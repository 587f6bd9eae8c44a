import { type Role, ROLE_LABELS } from '../skill';

/** A post in a mail. */
export interface MailedPost {
  title: string;
  url: string;
  roles: readonly Role[];
  /** Category, meeting, period, and how long it recruits. */
  facts: string;
}

/** Who is the sender of advertising, when the member agreed to it, and the way out (Network Act §50). */
export interface AdvertisingFoot {
  /** 26.11.20 */
  agreed: string;
  /** Contact details of the operator. */
  details: string | undefined;
  settingsUrl: string;
  unsubscribeUrl: string;
}

export const footSentences = ({ agreed, details }: AdvertisingFoot): string[] => [
  `${agreed}에 받기로 했어요.`,
  ['보낸 곳: 팀이음', details].filter(Boolean).join(' '),
];

/** The links below an advertising mail. */
export const footLinks = ({ settingsUrl, unsubscribeUrl }: AdvertisingFoot) => [
  { label: '알림 설정', url: settingsUrl },
  { label: '무료로 그만 받기', url: unsubscribeUrl },
];

const footText = (foot: AdvertisingFoot) => [
  ...footSentences(foot),
  ...footLinks(foot).map(({ label, url }) => `${label}: ${url}`),
];

const postText = ({ title, url, roles, facts }: MailedPost) => [
  title,
  [...roles.map((role) => ROLE_LABELS[role]), facts].join(' · '),
  url,
  '',
];

/** The new posts of a saved search. */
export interface FoundPosts {
  name: string;
  /** Of the search in this mail, those beyond its last line included. */
  count: number;
  posts: readonly MailedPost[];
}

interface FoundMail {
  searches: readonly FoundPosts[];
  total: number;
  /** How many posts are not listed. */
  more: number;
  /** The list of the first search. */
  listUrl: string;
  foot: AdvertisingFoot;
}

/** The mail about new posts of saved searches (D176). */
export const FOUND_MAIL = {
  subject: (total: number) => `(광고) [팀이음] 조건에 맞는 새 모집글 ${total}개`,

  text: ({ searches, more, listUrl, foot }: FoundMail) =>
    [
      ...searches.flatMap(({ name, count, posts }) => [`${name} ${count}개`, '', ...posts.flatMap(postText)]),
      ...(more > 0 ? [`외 ${more}개`, ''] : []),
      `모집글 보기: ${listUrl}`,
      '',
      ...footText(foot),
    ].join('\n'),

  parts: ({ searches, total, more, listUrl, foot }: FoundMail) => ({
    heading: `조건에 맞는 새 모집글이 ${total}개 있어요`,
    postLists: searches.map(({ name, count, posts }) => ({ name, count: `${count}개`, posts })),
    more: more > 0 ? `외 ${more}개` : undefined,
    button: { label: '모집글 보기', url: listUrl },
    notes: footSentences(foot),
    noteLinks: footLinks(foot),
  }),
} as const;

/** The push about new posts of a saved search; its title has the name in quotation marks. */
export const FOUND_PUSH = {
  title: (name: string) => `(광고) ${name}`,
  body: (count: number) => `새 모집글이 ${count}개 있어요. 내 알림 조건에서 끌 수 있어요.`,
} as const;

/** A team in a digest, with what happened there last week. */
export interface DigestTeam {
  name: string;
  facts: string;
  url: string;
}

/** What waits for an answer of the member. */
export interface DigestWaiting {
  label: string;
  count: string;
  url: string;
}

interface Digest {
  posts: readonly MailedPost[];
  teams: readonly DigestTeam[];
  waiting: readonly DigestWaiting[];
  /** The last one, since the member has not come for eight weeks. */
  isLast: boolean;
  foot: AdvertisingFoot;
}

const DIGEST_PARTS = { posts: '나와 맞는 새 모집글', teams: '우리 팀의 지난주', waiting: '답을 기다리는 일' } as const;
const LAST_DIGEST = '8주 동안 들르지 않아서 이 메일은 여기서 멈춰요. 알림 설정에서 다시 켤 수 있어요.';

/** The numbers of a team's last week. */
export const DIGEST_TEXTS = {
  checkIns: (done: number, of: number) => `체크인 ${done}/${of}`,
  help: (count: number) => `도움 요청 ${count}건`,
  joined: (count: number) => `합류 ${count}명`,
  left: (count: number) => `나감 ${count}명`,
  invitations: '받은 초대',
  applications: '내 모집글의 지원',
  requests: '아카이브와 평가 요청',
} as const;

/** The weekly digest (D177). */
export const DIGEST_MAIL = {
  subject: '(광고) [팀이음] 이번 주 소식',

  text: ({ posts, teams, waiting, isLast, foot }: Digest) =>
    [
      ...(isLast ? [LAST_DIGEST, ''] : []),
      ...(posts.length > 0 ? [DIGEST_PARTS.posts, '', ...posts.flatMap(postText)] : []),
      ...(teams.length > 0 ? [DIGEST_PARTS.teams, ''] : []),
      ...teams.flatMap(({ name, facts, url }) => [`‘${name}’`, facts, url, '']),
      ...(waiting.length > 0 ? [DIGEST_PARTS.waiting, ''] : []),
      ...waiting.map(({ label, count, url }) => `${label} ${count}: ${url}`),
      '',
      ...footText(foot),
    ].join('\n'),

  parts: ({ posts, teams, waiting, isLast, foot }: Digest) => ({
    heading: '이번 주 소식',
    greeting: isLast ? LAST_DIGEST : undefined,
    postLists: posts.length > 0 ? [{ title: DIGEST_PARTS.posts, posts }] : [],
    rowLists: [
      {
        title: DIGEST_PARTS.teams,
        rows: teams.map(({ name, facts, url }) => ({ above: `‘${name}’`, text: facts, url, label: '보러 가기' })),
      },
      {
        title: DIGEST_PARTS.waiting,
        rows: waiting.map(({ label, count, url }) => ({ above: '', text: label, url, label: count })),
      },
    ].filter(({ rows }) => rows.length > 0),
    notes: footSentences(foot),
    noteLinks: footLinks(foot),
  }),
} as const;
