import { type MemberRole } from '../operator/codes';

/** The session in the responses of login and token; the access token is in header `access`. */
export interface SessionData {
  /** Identifies the member; the nickname may change while the session goes on. */
  memberId: number;
  nickname: string;
  profileImg: string;
  /** Epoch milliseconds. */
  tokenExpiresAt: number;
  /** The session was opened with a temporary password, which must be replaced first. */
  mustChangePassword: boolean;
  /** The member is an operator (D130). */
  operator?: true;
  /** The member has not confirmed an e-mail address (D150). */
  emailUnconfirmed?: true;
}

/** The ways to log in besides the password, of `GET /api/login/ways`. */
export interface LoginWays {
  /** The configured providers. */
  social: SocialWay[];
  passkeys: boolean;
}

export interface SocialWay {
  /** The NAME of its variables in lower case. */
  provider: string;
  name: string;
}

/** Claims of an access token. The browser reads `sub`, `cap` and `mustChangePassword`, for display only. */
export interface AccessTokenClaims {
  /** The member's id. */
  sub: string;
  /** The session's id. */
  sid: string;
  /** Seconds since the epoch: the end of the token. */
  exp: number;
  /** Seconds since the epoch: no extension moves the end of the session past this. */
  cap: number;
  /** The session came from a temporary password: a reloaded page knows from it which requests the server refuses. */
  mustChangePassword?: true;
}

export type Gender = 'M' | 'F';

export interface FoundId {
  name: string;
  username: string;
  /** ISO instant of joining. */
  createdDate: string;
}

/**
 * The address the temporary password is sent to if username and e-mail match; the response is the same if they do not.
 */
export interface PasswordMail {
  email: string;
}

export interface Account {
  username: string;
  name: string;
  nickname: string;
  birth: string;
  gender: Gender;
  /** Empty once its owner has refused it by the link of a mail (D150). */
  email: string;
  phone: string;
  address: string;
  createdDate: string;
  mustChangePassword: boolean;
  role: MemberRole;
}

export interface Withdrawn {
  nickname: string;
}
