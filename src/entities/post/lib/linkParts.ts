import { parseUrl } from '@contract/parseUrl';

/** Part of a text: plain text, or an address to link. */
export interface TextPart {
  text: string;
  href?: string;
}

/**
 * The scheme and host of an address. Labels are of any script, the last one of Latin letters, `한국`, or a punycode name,
 * so that a Korean particle behind the host ends it.
 */
const ORIGIN = /https?:\/\/(?:[\p{L}\p{M}\d-]+\.)+(?:xn--[a-z\d-]+|[a-z]{2,}|한국)(?::\d{1,5})?/giu;
/** A user name in front of the host: `https://bank.example@evil.example` leads elsewhere than it says. */
const USER_NAME = /^[^\s/?#@]*@/u;
/** Spaces, quotes and brackets, which HTML and Markdown put around addresses, and invisible format characters. */
const OUTSIDE_ADDRESS = /[\s<>"'`「」『』“”‘’\p{Cf}]/u;
/** Embeddings, overrides and isolates turn the direction of what follows: `\u202egpj.exe` reads `exe.jpg`. */
const DIRECTION_MARK = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/u;
/** What Hangul may follow within an address. Behind a Latin letter, digit, bracket, dot or comma it is a particle. */
const BEFORE_HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3/?#=&_~+([{:@-]/u;
/** Particles that end no word of their own, behind a path in Hangul. */
const PARTICLE = /([\uac00-\ud7a3])(?:에서(?:는|도)?|에는|에도|으로|까지|부터|이에요|예요|입니다|를)$/u;
/** An address behind one of these is another one; in a path (`/web/https://…`) or query it belongs to the first. */
const NEXT_ADDRESS = /^[,;|·、]+https?:\/\//iu;
/** Punctuation that belongs to the sentence and not to the address. */
const TAIL = '.,!?;:…~([{·、。，';
const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const OPENING = Object.values(CLOSING);
/** Units in which `NEXT_ADDRESS` is looked for. */
const LONGEST_NEXT = 12;
/** Behind direction marks: the end of the text or something outside of an address. */
const ENDS_ADDRESS = /^[\p{Cf}]*(?:$|[^\p{Cf}\p{L}\p{N}/?#%])/u;

/**
 * Splits a text at the addresses in it (D115, MEND-64). An address keeps balanced brackets and a path in Hangul; it ends
 * before a Korean particle, before the punctuation of its sentence, and before the next address of a list. An address
 * with a user name or a direction mark inside is not linked.
 */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: origin, index } of text.matchAll(ORIGIN)) {
    if (index < end) continue;
    const rest = text.slice(index + origin.length);
    const path = pathIn(rest);
    const href = origin + path;
    if (!isLinkable(href, rest, path)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: href, href });
    end = index + href.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Whether the address may be a link, by what follows its host. */
function isLinkable(href: string, rest: string, path: string): boolean {
  const behind = rest.slice(path.length);
  const isTurned = DIRECTION_MARK.test(behind.charAt(0)) && !ENDS_ADDRESS.test(behind);
  return !USER_NAME.test(rest) && !isTurned && parseUrl(href) !== null;
}

/** The path, query and fragment at the start of what follows a host. */
function pathIn(rest: string): string {
  if (!/^[/?#]/.test(rest)) return '';
  const open: string[] = [];
  let end = 0;
  let previous = '';
  for (const letter of rest) {
    const opening = CLOSING[letter];
    const isUnbalanced = opening !== undefined && open.pop() !== opening;
    const isParticle = HANGUL.test(letter) && !BEFORE_HANGUL.test(previous);
    const isListed = NEXT_ADDRESS.test(rest.slice(end, end + LONGEST_NEXT));
    if (OUTSIDE_ADDRESS.test(letter) || isUnbalanced || isParticle || isListed) break;
    if (OPENING.includes(letter)) open.push(letter);
    end += letter.length;
    previous = letter;
  }
  while (end > 0 && TAIL.includes(rest.charAt(end - 1))) end -= 1;
  return rest.slice(0, end).replace(PARTICLE, '$1');
}
