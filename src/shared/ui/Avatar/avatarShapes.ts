import { avatarSets } from '@/shared/theme';

/** FNV-1a with a final mix, so that similar names differ. Unsigned 32 bits. */
function hash(text: string): number {
  let mixed = 2166136261;
  for (const letter of text) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x2c1b3c6d) >>> 0;
  mixed ^= mixed >>> 12;
  return mixed >>> 0;
}

const WITHDRAWN_SET = 4;
const COMPOSITIONS = 4;

/** The generated portrait of a nickname: a colour set and one of four compositions. Deterministic. */
export function avatarShapes(nickname: string, withdrawn = false) {
  const seed = hash(withdrawn ? '' : nickname);
  const set = withdrawn ? WITHDRAWN_SET : seed % avatarSets.length;
  const [ground, first, second] = avatarSets[set] ?? avatarSets[0];
  return { ground, first, second, composition: (seed >>> 4) % COMPOSITIONS };
}
