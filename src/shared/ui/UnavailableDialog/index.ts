export { UnavailableDialog } from './UnavailableDialog';
