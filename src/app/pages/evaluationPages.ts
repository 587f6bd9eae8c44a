// One chunk for all of them: every chunk adds its name to the first script.
export { TeamEvaluationPage } from './TeamEvaluationPage';
export { EvaluationDonePage } from './EvaluationDonePage';
