import { CREDENTIAL_MESSAGES, type Verdict } from '@contract/credential';
import { BRAND, documentTitle } from '@contract/documentTitle';
import { paths } from '@contract/paths';
import { ENGLISH_BRAND, inLanguage, languageIn, type Language } from '@contract/proofWords/language';
import { KOREAN_RECORD } from '@contract/proofWords/record';
import { ENGLISH_RECORD } from '@contract/proofWords/recordEnglish';
import { KOREAN_VERIFY } from '@contract/proofWords/verify';
import { ENGLISH_VERIFY } from '@contract/proofWords/verifyEnglish';
import { readRecordCode, RECORD_MESSAGES, type MemberRecord } from '@contract/record';
import { listFacts, personNamed } from './facts';
import { type PageHead, type PageSource } from './publicPage';

const RECORD_WORDS = { ko: KOREAN_RECORD, en: ENGLISH_RECORD } as const;
const VERIFY_WORDS = { ko: KOREAN_VERIFY, en: ENGLISH_VERIFY } as const;
const BRANDS = { ko: BRAND, en: ENGLISH_BRAND } as const;

/** For pages in two languages: every other value is Korean (D161). */
const languageOnly = (search: URLSearchParams) =>
  new URLSearchParams(inLanguage('', languageIn(search)).replace('?', ''));

/**
 * The public record of a member (D120). It is not cached, since switching it off takes effect at once; the page of
 * malformed codes is.
 */
export const record: PageSource = {
  isUncached: ({ name }) => readRecordCode(name) !== null,
  search: languageOnly,
  tags: () => [],
  async prepare({ name, search }, ask) {
    const missing = { page: 'record', head: null, missingTitle: RECORD_MESSAGES.notFound } as const;
    const code = readRecordCode(name);
    if (code === null) return { ...missing, responses: [] };
    const about = { endpoint: 'getRecord', arg: code } as const;
    const found = await ask<MemberRecord>(`/api/records/${code}`);
    if (!found) return { ...missing, responses: [{ ...about, missing: true as const }] };
    return {
      page: 'record',
      head: headOf(found.data, languageIn(search)),
      responses: [{ ...about, data: found.data }],
    };
  },
};

function headOf({ code, nickname, name, facts, indexable, projects }: MemberRecord, language: Language): PageHead {
  const words = RECORD_WORDS[language];
  const title = words.title(nickname);
  return {
    language,
    title: documentTitle(title, BRANDS[language]),
    description: facts.projects > 0 ? words.facts(facts) : words.how,
    path: paths.record(code),
    image: `/share/record/${code}.png`,
    kind: 'article',
    noindex: !indexable,
    facts: (absolute) => ({
      '@type': 'ProfilePage',
      name: title,
      url: absolute(paths.record(code)),
      mainEntity: { ...personNamed(nickname), ...(name !== null && { alternateName: name }) },
      hasPart: listFacts(projects.filter(({ url }) => url !== null).map(({ id }) => absolute(paths.archiveDetail(id)))),
    }),
  };
}

const verifyHead = (language: Language): PageHead => ({
  language,
  title: documentTitle(VERIFY_WORDS[language].verify, BRANDS[language]),
  description: VERIFY_WORDS[language].verifyLead,
  path: paths.verify,
  kind: 'website',
});

/** The page that checks credentials (D126), with the verdict if the address names one. */
export const verify: PageSource = {
  isUncached: ({ name }) => name !== '',
  search: languageOnly,
  tags: () => [],
  async prepare({ name, search }, ask) {
    const language = languageIn(search);
    if (name === '') return { page: 'verify', head: verifyHead(language), responses: [] };
    const about = { endpoint: 'getVerdict', arg: name } as const;
    const found = await ask<Verdict>(`/api/credentials/${encodeURIComponent(name)}`);
    if (!found) {
      const responses = [{ ...about, missing: true as const }];
      return { page: 'verify', head: null, missingTitle: CREDENTIAL_MESSAGES.unknown, responses };
    }
    return {
      page: 'verify',
      head: headOfVerdict(name, found.data, language),
      responses: [{ ...about, data: found.data }],
    };
  },
};

/** A withdrawn credential states nothing, also not in its head. */
function headOfVerdict(name: string, { result, credential }: Verdict, language: Language): PageHead {
  const words = VERIFY_WORDS[language];
  const head = { ...verifyHead(language), path: paths.verifyCredential(name), noindex: true };
  if (result !== 'VALID') return head;
  const { id, nickname, title, teamSize, evaluatedMembers } = credential;
  return {
    ...head,
    title: documentTitle(words.title(nickname), BRANDS[language]),
    description: `${words.name(title)} · ${RECORD_WORDS[language].proof(teamSize, evaluatedMembers)}`,
    image: `/share/verify/${id}.png`,
    kind: 'article',
  };
}
