// One chunk for all of them: every chunk adds its name to the first script.
export { TermsPage } from './legal/TermsPage';
export { PrivacyPage } from './legal/PrivacyPage';
