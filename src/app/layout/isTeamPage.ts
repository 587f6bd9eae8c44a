/** The page of a team, which belongs to 팀 rather than to the posts. */
export const isTeamPage = (path: string) => /^\/project\/\d+\/team\b/i.test(path);
