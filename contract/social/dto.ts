/** The response of a start: where the browser goes. */
export interface SocialStart {
  url: string;
}

/** What a provider tells of an identity that no member has linked (D187). */
export interface SocialSignup {
  provider: string;
  /** Of the person; `''` where the provider does not tell it, as the e-mail. */
  name: string;
  email: string;
  /** The provider is one that verifies e-mails (D182), and has verified it. */
  emailVerified: boolean;
  /** No member uses the address. */
  emailFree: boolean;
}

/** The response of POST /api/login/social for such an identity; it opens no session. */
export interface SocialSignupAnswer {
  signup: SocialSignup;
}
