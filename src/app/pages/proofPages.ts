// One script for all of them: each script has its name in the first one.
export { RecordPage } from './RecordPage';
export { RecordSettingsPage } from './RecordSettingsPage';
export { VerifyPage } from './VerifyPage';
