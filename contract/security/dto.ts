import { type AccountEventKind } from './kinds';

/** The ways into the own account and what happened to it; response of GET /api/users/me/security and its changes. */
export interface Security {
  /** ISO instant until which this session needs no further proof (D185); null without one. */
  provenUntil: string | null;
  /** The own one first, then by last use. */
  devices: LoginDevice[];
  passkeys: Passkey[];
  /** Providers that are configured or linked. */
  social: SocialLogin[];
  /** The last 20, newest first. */
  events: AccountEvent[];
}

/** A kept login, or an open session without one (D181). */
export interface LoginDevice {
  id: string;
  /** The system and the browser. */
  device: string;
  /** Of this request. */
  current: boolean;
  /** 로그인 유지. */
  kept: boolean;
  /** ISO instants of the login and of the last use. */
  firstDateTime: string;
  lastDateTime: string;
}

export interface Passkey {
  id: string;
  name: string;
  createdDateTime: string;
  /** Null before its first use. */
  usedDateTime: string | null;
}

export interface SocialLogin {
  provider: string;
  name: string;
  /** Null while it is not linked. */
  linkedDateTime: string | null;
}

export interface AccountEvent {
  kind: AccountEventKind;
  /** Null where no device of the member did it. */
  device: string | null;
  createdDateTime: string;
}

/** The response to a proof of the session (D185). */
export interface Proof {
  /** ISO instant. */
  provenUntil: string;
}
