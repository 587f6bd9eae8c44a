// One chunk for all of these pages, since every chunk adds its name to the first script.
export { ApplicantsPage } from './ApplicantsPage';
export { TeamPage } from './TeamPage';
