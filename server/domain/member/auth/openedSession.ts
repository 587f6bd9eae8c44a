import { type SessionData } from '@contract/auth';
import { TIMES } from '@contract/limits';
import { type MemberRole } from '@contract/operator';
import { type Tokens } from '../../../lib/auth/tokens';
import { roleFlag, unconfirmedFlag } from '../../access';
import { imageUrl } from '../../../lib/storage/fileUrls';
import { type RefreshTokens } from './refreshTokens';

/** A session as its browser receives it: both tokens and the data of the response. */
export interface OpenedSession {
  memberId: number;
  accessToken: string;
  refreshToken: string;
  /** Milliseconds until the session ends. */
  lifetime: number;
  /** The kept login of the session (D180). */
  kept?: KeptLogin;
  data: SessionData;
}

/** A kept login as its browser receives it. */
export interface KeptLogin {
  /** The token for the cookie, where it changes. */
  token?: string;
  /** Milliseconds until the kept login ends. */
  lifetime: number;
}

/** The member of a session, as named in its response. */
export interface SessionMember {
  id: number;
  nickname: string | null;
  /** Key of the photo. */
  profileImage: string | null;
  /** Absent for a new member. */
  role?: MemberRole;
  /** Absent for a new member, who has not confirmed it. */
  emailConfirmedAt?: Date | null;
}

interface SessionMemberRow {
  id: number;
  nickname: string | null;
  profile_image: string | null;
  account_role: MemberRole;
  email_confirmed_at: Date | null;
}

/** The member of a session, from the columns of the table. */
export const toSessionMember = (row: SessionMemberRow): SessionMember => ({
  id: row.id,
  nickname: row.nickname,
  profileImage: row.profile_image,
  role: row.account_role,
  emailConfirmedAt: row.email_confirmed_at,
});

/** The stored state of a session; times are epoch milliseconds. */
export interface SessionState {
  id: string;
  member: SessionMember;
  startsAt: number;
  endsAt: number;
  rotatedAt: number;
  mustChangePassword: boolean;
  kept?: KeptLogin;
}

export interface SessionTokensDeps {
  tokens: Tokens;
  refreshTokens: RefreshTokens;
  now: () => number;
  /** Lifetime of an access token in milliseconds (D10). */
  accessTtl: number;
}

/** Issues the tokens of a session; the access token expires with the session at the latest. */
export function toOpenedSession(session: SessionState, deps: SessionTokensDeps): OpenedSession {
  const { tokens, refreshTokens, now, accessTtl } = deps;
  const { id, endsAt, mustChangePassword } = session;
  const { id: memberId, nickname, profileImage, role = 'MEMBER', emailConfirmedAt = null } = session.member;
  const expiresAt = Math.min(now() + accessTtl, endsAt);
  const cap = latestEnd(session.startsAt);
  return {
    memberId,
    accessToken: tokens.sign({ memberId, sessionId: id, expiresAt, cap, mustChangePassword }),
    refreshToken: refreshTokens.issue(id, session.rotatedAt),
    lifetime: endsAt - now(),
    kept: session.kept,
    data: {
      memberId,
      nickname: nickname ?? '',
      profileImg: imageUrl(profileImage) ?? '',
      tokenExpiresAt: endsAt,
      mustChangePassword,
      ...roleFlag(role),
      ...unconfirmedFlag(emailConfirmedAt === null),
    },
  };
}

/** The latest end of a session, to which it can be extended: twelve hours after the login (D12). */
export const latestEnd = (startsAt: number) => startsAt + TIMES.longestSession;
