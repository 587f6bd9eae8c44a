/**
 * Domains below `.ac.kr` of which anybody can have an address. One that a whole university uses is not among them, even if
 * graduates keep theirs: a school mail promises an address, never an enrolment (D151).
 */
export const OPEN_SCHOOL_DOMAINS: readonly string[] = ['office.deu.ac.kr', 'jmail.ac.kr'];
