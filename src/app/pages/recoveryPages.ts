// One chunk for all of these pages, since every chunk adds its name to the first script.
export { FindIdPage } from './FindIdPage';
export { FindPasswordPage } from './FindPasswordPage';
