export { SEARCH_MAIL_LABELS, SEARCH_MAILS, type SearchMail } from './codes';
export { type SavedSearch } from './dto';
export { canonicalQuery, searchName, toSearchQuery } from './query';
export { savedSearchRules, searchChangeRules, type SavedSearchPayload, type SearchChangePayload } from './rules';
export { quotedName, SAVED_SEARCH_TEXTS } from './texts';
