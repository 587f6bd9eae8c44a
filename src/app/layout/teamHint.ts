/** The localStorage key that is set while the last member here is in a team. */
export const TEAM_HINT = 'team';

/** Whether the last member here was in a team. Then 팀 stands in the header from the start, and moves no entry later. */
export function hadTeam(): boolean {
  try {
    return window.localStorage.getItem(TEAM_HINT) !== null;
  } catch {
    return false;
  }
}
