/** The response of a start: where the browser goes. */
export interface SocialStart {
  url: string;
}

/** The claims of an identity that is linked to no member (D187). */
export interface SocialSignup {
  provider: string;
  /** Full name of the person. Name and e-mail are `''` when the provider does not send them. */
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
