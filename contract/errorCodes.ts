/** `status` values of a body that differ from its HTTP status, which is 401 (D14). */
export const ERROR_CODES = {
  loginRequired: 40201,
  accessTokenExpired: 40202,
  sessionOver: 40203,
} as const;
