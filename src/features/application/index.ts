export { ApplicantsView } from './ui/ApplicantsView';
export { ApplyButton } from './ui/ApplyButton';
export { APPLY_DIALOG, ApplyDialog } from './ui/ApplyDialog';
export { MineDialog } from './ui/MineDialog';
export { MyApplications } from './ui/MyApplications';
