/** The languages of records and of the check of credentials (D161); every other page is Korean. */
export type Language = 'ko' | 'en';

const PARAMETER = 'lang';

/** The language that an address asks for; every other value is Korean. */
export const languageIn = (search: URLSearchParams): Language => (search.get(PARAMETER) === 'en' ? 'en' : 'ko');

/** The address of a page in a language. */
export const inLanguage = (path: string, language: Language) => (language === 'en' ? `${path}?${PARAMETER}=en` : path);

/** The brand at the end of English titles. */
export const ENGLISH_BRAND = 'Teamieum';
