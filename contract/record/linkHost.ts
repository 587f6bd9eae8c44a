/** The host of a web address as it is shown; null for none, another scheme or an unreadable address. */
export function linkHost(link: string): string | null {
  try {
    const { protocol, host } = new URL(link);
    return /^https?:$/.test(protocol) ? host.replace(/^www\./, '') : null;
  } catch {
    return null;
  }
}
