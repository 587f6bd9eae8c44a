/** The host of a web address for display; null if it has none, another scheme or cannot be parsed. */
export function linkHost(link: string): string | null {
  try {
    const { protocol, host } = new URL(link);
    return /^https?:$/.test(protocol) ? host.replace(/^www\./, '') : null;
  } catch {
    return null;
  }
}
