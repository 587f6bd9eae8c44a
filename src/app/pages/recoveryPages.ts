// One chunk for all of them: every chunk adds its name to the first script.
export { FindIdPage } from './FindIdPage';
export { FindPasswordPage } from './FindPasswordPage';
