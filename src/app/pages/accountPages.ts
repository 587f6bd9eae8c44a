// One script for all of them: each script has its name in the first one.
export { AccountPage } from './AccountPage';
export { WithdrawPage } from './WithdrawPage';
