const GMAIL = ['gmail.com', 'googlemail.com'];

/** The domain of an address, in lower case. */
export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/**
 * The normal form of an address, by which one mailbox is recognised (D150a): without what follows `+`, and without the
 * dots that Gmail ignores. The database computes the same (`email_norm`).
 */
export function emailNorm(address: string): string {
  const domain = domainOf(address);
  const local = address
    .slice(0, address.lastIndexOf('@'))
    .toLowerCase()
    .replace(/^([^+]+)\+.*$/, '$1');
  return GMAIL.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** The domain and those above it: `a.b.kr`, `b.kr`, `kr`. */
export function domainAndParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}
