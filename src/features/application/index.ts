export { ApplicantsView } from './ui/ApplicantsView';
export { ApplyButton } from './ui/ApplyButton';
export { ApplyDialog } from './ui/ApplyDialog';
export { MyApplications } from './ui/MyApplications';
