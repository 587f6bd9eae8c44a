const ids = new Map<string, number>([['새벽코딩', 1]]);

/** The id of the member with this nickname, the same for each of its uses; null without a nickname. */
export function memberIdOf(nickname: string): number;
export function memberIdOf(nickname: string | null): number | null;
export function memberIdOf(nickname: string | null): number | null {
  if (nickname === null) return null;
  const id = ids.get(nickname) ?? 100 + ids.size;
  ids.set(nickname, id);
  return id;
}
