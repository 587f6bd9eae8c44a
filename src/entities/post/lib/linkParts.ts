import { parseUrl } from '@contract/parseUrl';

/** Part of a text: plain text, or an address to link. */
export interface TextPart {
  text: string;
  href?: string;
}

/**
 * Addresses with a scheme. Hangul ends an address: in Korean a particle follows without a space. So do quotes and
 * brackets, which HTML and Markdown put around addresses.
 */
const ADDRESS = /https?:\/\/[^\s<>"'`\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]+/giu;
/** Punctuation that belongs to the sentence and not to the address. */
const TAIL = /[.,!?;:)\]}…]+$/u;

/** Splits a text at the addresses in it (D115). */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const href = found.replace(TAIL, '');
    if (!hasHost(href)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: href, href });
    end = index + href.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function hasHost(address: string): boolean {
  return parseUrl(address)?.hostname.includes('.') ?? false;
}
