/** The heading of the archives, which the portfolio always has. */
export const ARCHIVES_ID = 'profile-archives';
