// One chunk for all of these pages, since every chunk adds its name to the first script.
export { RecordPage } from './RecordPage';
export { RecordSettingsPage } from './RecordSettingsPage';
export { VerifyPage } from './VerifyPage';
