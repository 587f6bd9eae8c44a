/** The parts of an absolute address, or null for any other text. `URL.canParse` is newer than the supported browsers. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
