// One script for all of them: each script has its name in the first one.
export { TeamEvaluationPage } from './TeamEvaluationPage';
export { EvaluationDonePage } from './EvaluationDonePage';
