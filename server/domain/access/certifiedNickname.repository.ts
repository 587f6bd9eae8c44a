import { sql } from 'kysely';

/** The key of the nickname that a credential states, as its index has it (D157). For queries of `credential`. */
export const certifiedNickname = sql<string>`lower(normalize(facts ->> 'nickname', nfc)) collate "C"`;
