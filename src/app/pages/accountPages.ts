// One chunk for all of these pages, since every chunk adds its name to the first script.
export { AlertsPage } from './AlertsPage';
export { AccountPage } from './AccountPage';
export { WithdrawPage } from './WithdrawPage';
