/** Opens a new tab without opener and referrer (D73). */
export const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } as const;
