// One script for all of them: each script has its name in the first one.
export { TermsPage } from './legal/TermsPage';
export { PrivacyPage } from './legal/PrivacyPage';
