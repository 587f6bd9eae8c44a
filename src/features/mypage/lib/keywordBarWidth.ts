/** The most chosen keyword leaves a sixth of its row free. */
const FREE_ROOM = 1.2;

/** How wide a keyword's bar is, in CSS: count / (1.2 × the highest count) of its row (spec §9). */
export function keywordBarWidth(count: number, highest: number): string {
  return highest === 0 ? '0%' : `${((count / (FREE_ROOM * highest)) * 100).toFixed(1)}%`;
}
