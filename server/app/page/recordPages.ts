import { CREDENTIAL_MESSAGES, type Verdict } from '@contract/credential';
import { documentTitle } from '@contract/documentTitle';
import { paths } from '@contract/paths';
import { readRecordCode, RECORD_MESSAGES, RECORD_TEXTS, type MemberRecord } from '@contract/record';
import { listFacts, personNamed } from './facts';
import { noSearch, type PageHead, type PageSource } from './publicPage';

/**
 * The public record of a member (D120). It is not cached, since switching it off takes effect at once; the page of
 * malformed codes is.
 */
export const record: PageSource = {
  isUncached: ({ name }) => readRecordCode(name) !== null,
  search: noSearch,
  tags: () => [],
  async prepare({ name }, ask) {
    const missing = { page: 'record', head: null, missingTitle: RECORD_MESSAGES.notFound } as const;
    const code = readRecordCode(name);
    if (code === null) return { ...missing, responses: [] };
    const about = { endpoint: 'getRecord', arg: code } as const;
    const found = await ask<MemberRecord>(`/api/records/${code}`);
    if (!found) return { ...missing, responses: [{ ...about, missing: true as const }] };
    return { page: 'record', head: headOf(found.data), responses: [{ ...about, data: found.data }] };
  },
};

function headOf({ code, nickname, name, facts, indexable, projects }: MemberRecord): PageHead {
  const title = RECORD_TEXTS.title(nickname);
  return {
    title: documentTitle(title),
    description: facts.projects > 0 ? RECORD_TEXTS.facts(facts) : RECORD_MESSAGES.how,
    path: paths.record(code),
    image: `/share/record/${code}.png`,
    kind: 'article',
    noindex: !indexable,
    facts: (absolute) => ({
      '@type': 'ProfilePage',
      name: title,
      url: absolute(paths.record(code)),
      mainEntity: { ...personNamed(nickname), ...(name !== null && { alternateName: name }) },
      hasPart: listFacts(projects.map(({ id }) => absolute(paths.archiveDetail(id)))),
    }),
  };
}

const VERIFY_HEAD: PageHead = {
  title: documentTitle(CREDENTIAL_MESSAGES.verify),
  description: CREDENTIAL_MESSAGES.verifyLead,
  path: paths.verify,
  kind: 'website',
};

/** The page that checks credentials (D126), with the verdict if the address names one. */
export const verify: PageSource = {
  isUncached: ({ name }) => name !== '',
  search: noSearch,
  tags: () => [],
  async prepare({ name }, ask) {
    if (name === '') return { page: 'verify', head: VERIFY_HEAD, responses: [] };
    const about = { endpoint: 'getVerdict', arg: name } as const;
    const found = await ask<Verdict>(`/api/credentials/${encodeURIComponent(name)}`);
    const head = { ...VERIFY_HEAD, path: paths.verifyCredential(name), noindex: true };
    if (!found) {
      const responses = [{ ...about, missing: true as const }];
      return { page: 'verify', head: null, missingTitle: CREDENTIAL_MESSAGES.unknown, responses };
    }
    return { page: 'verify', head, responses: [{ ...about, data: found.data }] };
  },
};
