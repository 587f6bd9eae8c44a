// One chunk for all of them: every chunk adds its name to the first script.
export { AccountPage } from './AccountPage';
export { WithdrawPage } from './WithdrawPage';
