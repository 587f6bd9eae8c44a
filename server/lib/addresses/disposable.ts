import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { domainAndParents, domainOf } from './emailNorm';

let domains: Set<string> | undefined;

/** Whether the domain of an address, or one above it, gives out addresses for some minutes. The list is read once. */
export function isDisposable(address: string): boolean {
  domains ??= disposableEmailBlocklistSet();
  const known = domains;
  return domainAndParents(domainOf(address)).some((domain) => known.has(domain));
}
