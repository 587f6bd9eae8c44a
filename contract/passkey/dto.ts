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

/** The response to a proof. */
export interface Proof {
  /** ISO instant. */
  provenUntil: string;
}
