export { EvaluationDone } from './ui/EvaluationDone';
export { TeamEvaluation } from './ui/TeamEvaluation';
