// One chunk for all of them: every chunk adds its name to the first script.
export { ApplicantsPage } from './ApplicantsPage';
export { TeamPage } from './TeamPage';
