export { evaluationRoutes } from './evaluation.routes';
export { countEvaluators, countKeywords, linesForOthers } from './received';
export { receivedBy, type ReceivedRow } from './received.repository';
export { shuffleLines } from './shuffleLines';
