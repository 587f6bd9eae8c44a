// One script for all of them: each script has its name in the first one.
export { ApplicantsPage } from './ApplicantsPage';
export { TeamPage } from './TeamPage';
