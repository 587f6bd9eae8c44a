export { EmailUndo } from './ui/EmailUndo';
export { ProofQuestion } from './ui/ProofQuestion';
export { SecuritySections } from './ui/SecuritySections';
