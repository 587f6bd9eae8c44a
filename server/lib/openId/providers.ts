/** A provider of OpenID Connect by which members log in (D182). */
export interface OpenIdProvider {
  /** The name of its environment variables, in lower case. */
  name: string;
  /** As texts name it. */
  label: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** Whether its `email_verified` confirms an e-mail: anybody can run a provider that says so. */
  isTrustedWithEmail: boolean;
}

type KnownProvider = Pick<OpenIdProvider, 'label' | 'issuer' | 'scope' | 'isTrustedWithEmail'>;

/** The providers that need no address of their own. */
export const KNOWN_PROVIDERS: Readonly<Record<string, KnownProvider>> = {
  KAKAO: {
    label: '카카오',
    issuer: 'https://kauth.kakao.com',
    scope: 'openid profile_nickname account_email',
    isTrustedWithEmail: true,
  },
  NAVER: { label: '네이버', issuer: 'https://nid.naver.com', scope: 'openid profile', isTrustedWithEmail: false },
  GOOGLE: {
    label: 'Google',
    issuer: 'https://accounts.google.com',
    scope: 'openid profile email',
    isTrustedWithEmail: true,
  },
};

/** The scope of other providers. */
export const DEFAULT_SCOPE = 'openid profile email';
