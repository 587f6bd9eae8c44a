// One chunk for all of these pages, since every chunk adds its name to the first script.
export { AccountPage } from './AccountPage';
export { WithdrawPage } from './WithdrawPage';
