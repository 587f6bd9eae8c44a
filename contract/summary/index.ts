/** Response of GET /api/summary. Each number is counted up to `LIMITS.landingCount.max` (D119). */
export interface Summary {
  members: number;
  openProjects: number;
  archives: number;
}
