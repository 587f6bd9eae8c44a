import { expect, request as clients, type APIRequestContext } from '@playwright/test';
import { createPhoto } from './files';
import { mailedCode } from './mail';
import { createNewcomer, type Newcomer } from './member';
import { type StoryPage } from './storyPage';

// Prepares data through the API, which takes a fraction of the time of the same steps in the browser.

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A member whose sign-up has opened a session. */
export interface Member extends Newcomer {
  /** The access token of that session; for calls that need no cookie. */
  access: string;
}

/** Signs up a new member with the required values and, if given, a portfolio file, and confirms the e-mail. */
export async function join(request: APIRequestContext, portfolioFile?: Upload): Promise<Member> {
  const member = await joinUnconfirmed(request, portfolioFile);
  const headers = { access: member.access };
  const data = { code: await mailedCode(member.email) };
  const confirmed = await request.post('/api/users/me/mails/email', { headers, data });
  expect(confirmed.status()).toBe(200);
  return member;
}

/** Signs up a new member whose e-mail waits for its confirmation. */
export async function joinUnconfirmed(request: APIRequestContext, portfolioFile?: Upload): Promise<Member> {
  const newcomer = createNewcomer();
  const memberDTO = {
    ...newcomer,
    name: '김새싹',
    birth: '2002-03-15',
    gender: 'F',
    phone: '010-1234-5678',
    address: '서울특별시 마포구',
    schoolName: '한강대학교',
    grade: '3',
    major: '컴퓨터공학',
    degree: null,
    entranceDate: null,
    graduationDate: null,
    skillCategory: ['TYPESCRIPT'],
    desiredJob: ['FRONT_END'],
    experiences: [],
    careers: [],
    awards: [],
    portfolio: portfolioFile ? [{ fileName: portfolioFile.name, fileSize: 0, url: null }] : [],
    introduction: '',
  };
  const multipart = {
    memberDTO: JSON.stringify(memberDTO),
    authImgFile: await createPhoto(),
    ...(portfolioFile && { portfolioFiles: portfolioFile }),
  };
  const client = await withoutCookies(request);
  const response = await client.post('/api/users/join', { multipart });
  expect(response.status()).toBe(200);
  await client.dispose();
  return { ...newcomer, access: response.headers()['access'] ?? '' };
}

/**
 * A client of the same server with its own cookies. Signing up opens a session, which the page under test must not
 * share.
 */
async function withoutCookies(request: APIRequestContext): Promise<APIRequestContext> {
  const { origin } = new URL((await request.head('/favicon.svg')).url());
  return clients.newContext({ baseURL: origin });
}

/** Logs in and returns the access token. With `page.request`, the page is logged in at its next load. */
export async function openSession(request: APIRequestContext, { username, password }: Newcomer): Promise<string> {
  const response = await request.post('/api/login', { data: { username, password } });
  expect(response.status()).toBe(200);
  return response.headers()['access'] ?? '';
}

/** Opens an address as a member. */
export async function enter(page: StoryPage, member: Newcomer, address: string) {
  await openSession(page.request, member);
  await page.goto(address);
}

/** Signs up a new member. The page is logged in at its next load. */
export async function joinAndLogIn(page: StoryPage): Promise<Member> {
  const newcomer = await join(page.request);
  await openSession(page.request, newcomer);
  return newcomer;
}

interface PostOptions extends Partial<Record<'introduce' | 'article' | 'link' | 'deadline' | 'meetingOption', string>> {
  invitedMembersNicknames?: string[];
  personnel?: number;
  /** Number of seats per role. */
  seats?: { role: string; count: number }[];
}

/** Publishes a recruitment post as the member of the token, with invitations. @returns its id */
export async function publishPost(
  request: APIRequestContext,
  access: string,
  title: string,
  more: PostOptions = {},
): Promise<number> {
  const data = {
    title,
    projectName: '동네책장',
    startDate: '2027-01',
    endDate: '2027-04',
    category: 'PROJECT',
    personnel: 3,
    roles: more.seats?.map(({ role }) => role) ?? ['FRONT_END'],
    skills: ['REACT'],
    meetingOption: '온라인',
    step: 'PLANNING',
    introduce: '읽은 책을 이웃과 나눠요.',
    article: '매주 만나요.',
    link: '',
    invitedMembersNicknames: [],
    ...more,
  };
  const response = await request.post('/api/projects', { headers: { access }, data });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { data: number }).data;
}

/** Applies to a post as a front-end developer; the leader's token accepts the application. */
export async function applyTo(request: APIRequestContext, project: number, applicant: Member, leader?: string) {
  const url = `/api/projects/${project}/applications`;
  const data = { role: 'FRONT_END', message: '읽는 습관을 함께 만들고 싶어요.', link: '' };
  const sent = await request.post(url, { headers: { access: applicant.access }, data });
  expect(sent.status()).toBe(200);
  if (leader === undefined) return;
  const { id } = ((await sent.json()) as { data: { id: number } }).data;
  const answered = await request.put(`${url}/${id}`, { headers: { access: leader }, data: { status: 'ACCEPTED' } });
  expect(answered.status()).toBe(200);
}
