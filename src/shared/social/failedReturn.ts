/**
 * The fragment of an address to which a provider has led back without a login. A file of its own, since the guard of the
 * login page belongs to the first script, and `useSocialReturn` to the pages that use it.
 */
export const FAILED_RETURN = '#social=failed';
