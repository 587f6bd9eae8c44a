import { type SessionData } from '@contract/auth';
import { type JoinPayload } from '@contract/signup';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { createLogins, createJoinRepository, authenticatedBy } from '../../domain/member';
import { newKey } from '../../lib/storage/storageKeys';
import { type Storage } from '../../lib/storage/storage';
import { photoKeys } from '../../lib/uploads/pictures';
import { type Call } from './call';

export interface TestMember {
  id: number;
  username: string;
  password: string;
  nickname: string;
  /** The access token. */
  token: string;
  /** The refresh cookie. */
  refresh: string;
}

/** @param unconfirmed the member has not confirmed the e-mail, as after a join; else it is confirmed */
export type JoinMember = (overrides?: Partial<JoinPayload>, unconfirmed?: 'unconfirmed') => Promise<TestMember>;

let joined = 0;

/** A complete, unique `memberDTO`. */
export function createJoin(overrides: Partial<JoinPayload> = {}): JoinPayload {
  joined += 1;
  const number = joined.toString(36);
  return {
    name: '김하늘',
    birth: '2001-02-03',
    gender: 'F',
    phone: '010-1234-5678',
    email: `member${number}@example.org`,
    address: '서울시 관악구',
    username: `user${number}`,
    password: 'hangang2026',
    nickname: `하늘${number}`,
    schoolName: '서울대학교',
    grade: '3',
    major: '디자인',
    degree: null,
    entranceDate: null,
    graduationDate: null,
    skillCategory: ['FIGMA'],
    desiredJob: ['UX_UI_DESIGN'],
    experiences: [],
    careers: [],
    awards: [],
    portfolio: [],
    introduction: '',
    ...overrides,
  };
}

/** The smallest PNG there is. */
export const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The smallest WebP there is. */
const WEBP = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=', 'base64');

export interface JoinFiles {
  photo?: Buffer | null;
  photoName?: string;
  portfolioFiles?: { name: string; content: Buffer }[];
}

/** The form of a join, as the browser sends it. */
export function joinForm(
  memberDTO: unknown,
  { photo = PHOTO, photoName = 'me.png', portfolioFiles = [] }: JoinFiles = {},
) {
  const form = new FormData();
  form.append('memberDTO', JSON.stringify(memberDTO));
  if (photo) form.append('authImgFile', new Blob([new Uint8Array(photo)]), photoName);
  for (const { name, content } of portfolioFiles) {
    form.append('portfolioFiles', new Blob([new Uint8Array(content)]), name);
  }
  return form;
}

/**
 * Creates members as in production: by a join, which also logs them in.
 * @param db confirms the e-mail of each; without it the e-mails stay unconfirmed
 */
export function memberFactory(call: Call, db?: Kysely<Tables>): JoinMember {
  return async (overrides) => {
    const join = createJoin(overrides);
    const joined = await call<SessionData>('POST', '/api/users/join', { form: joinForm(join) });
    if (joined.code !== 200) throw new Error(`The member of the test could not join: ${joined.message}`);

    const { username, password, nickname } = join;
    const token = joined.headers['access'] ?? '';
    if (db) await confirmEmail(db, idOf(token));
    return { id: idOf(token), username, password, nickname, token, refresh: joined.cookies['refresh']?.value ?? '' };
  };
}

type MemberInserterDeps = Parameters<typeof createLogins>[0] & { storage: Storage };

/**
 * Creates members by inserting their rows, photo and session without a request. This takes a tenth of the time of a
 * join, which other tests cover.
 */
export function memberInserter(deps: MemberInserterDeps): JoinMember {
  const confirming = createJoinRepository(deps.db, confirmEmail);
  const joining = createJoinRepository(deps.db, () => Promise.resolve());
  const logins = createLogins(deps);
  return async (overrides, unconfirmed) => {
    const members = unconfirmed ? joining : confirming;
    const join = createJoin(overrides);
    const profileImage = await storePhoto(deps.storage);
    const passwordHash = await deps.passwords.hash(join.password);
    const id = await members.insert({ join, passwordHash, profileImage, portfolio: [] }, null);
    const { username, password, nickname } = join;
    const session = await logins.openFor(
      { id, nickname, profileImage },
      authenticatedBy({ hash: passwordHash, temporary: false }),
      { device: '' },
    );
    return { id, username, password, nickname, token: session.accessToken, refresh: session.refreshToken };
  };
}

async function confirmEmail(db: Kysely<Tables>, id: number): Promise<void> {
  await db.updateTable('member').set({ email_confirmed_at: new Date() }).where('id', '=', id).execute();
}

/** Stores the smallest photo in both sizes; returns the key. */
async function storePhoto(storage: Storage): Promise<string> {
  const key = newKey('image', 'webp');
  for (const file of photoKeys(key)) await storage.put(file, WEBP);
  return key;
}

function idOf(token: string): number {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return Number((JSON.parse(payload) as { sub: string }).sub);
}
