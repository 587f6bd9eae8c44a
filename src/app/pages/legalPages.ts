// One chunk for all of these pages, since every chunk adds its name to the first script.
export { TermsPage } from './legal/TermsPage';
export { PrivacyPage } from './legal/PrivacyPage';
