import { LIMITS } from '@contract/limits';
import { cutCharacters, normalizeText } from '@contract/text';

/** Control characters, direction marks, and characters with a meaning in paths and shells. */
const UNSAFE = /[\p{Cc}\p{Cf}<>:"|?*]/gu;

/** The extension of a file name in lower case, without the dot; '' without one. */
export function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/**
 * A safe name for display and download: its last path segment without deceptive characters (D82). Files are never
 * stored under it.
 */
export function safeFileName(name: string): string {
  const last = normalizeText(name).split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(UNSAFE, '').replace(/^[.\s]+|[.\s]+$/g, '');
  const ending = extensionOf(plain);
  if (ending === '') return cutCharacters(plain, LIMITS.fileName) || 'file';
  const stem = plain.slice(0, -ending.length - 1);
  return `${cutCharacters(stem, LIMITS.fileName - ending.length - 1) || 'file'}.${ending}`;
}

/** A safe name with another extension; unchanged where it has it. */
export function withExtension(name: string, ending: string): string {
  const own = extensionOf(name);
  if (own === ending) return name;
  return safeFileName(`${own === '' ? name : name.slice(0, -own.length - 1)}.${ending}`);
}
