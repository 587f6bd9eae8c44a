export { EmailUndo } from './ui/EmailUndo';
export { SecuritySections } from './ui/SecuritySections';
