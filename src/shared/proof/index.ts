export { askForProof, useProofQuestion } from './proofQuestion';
