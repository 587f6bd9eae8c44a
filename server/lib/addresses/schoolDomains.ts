import { domainAndParents } from './emailNorm';

export interface SchoolDomains {
  /** Domains of schools outside `.ac.kr`. */
  schoolMailDomains: readonly string[];
  /** Domains of which anybody can have an address. */
  schoolMailOpenDomains: readonly string[];
}

/** Whether a domain is that of a school, of one with addresses for anybody, or another one (D151). */
export function schoolDomainOf(domain: string, domains: SchoolDomains): 'school' | 'open' | 'other' {
  const parents = domainAndParents(domain);
  const isSchool = /[^.]\.ac\.kr$/.test(domain) || parents.some((one) => domains.schoolMailDomains.includes(one));
  if (!isSchool) return 'other';
  return parents.some((one) => domains.schoolMailOpenDomains.includes(one)) ? 'open' : 'school';
}
