export { AddressSection } from './ui/AddressSection';
export { EmailBanner } from './ui/EmailBanner';
export { EmailDialog, type EmailDialogProps } from './ui/EmailDialog';
export { EmailLink } from './ui/EmailLink';
export { EmailPanel } from './ui/EmailPanel';
