// One chunk for all of these pages, since every chunk adds its name to the first script.
export { TeamEvaluationPage } from './TeamEvaluationPage';
export { EvaluationDonePage } from './EvaluationDonePage';
