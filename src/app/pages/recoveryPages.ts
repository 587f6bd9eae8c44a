// One script for all of them: each script has its name in the first one.
export { FindIdPage } from './FindIdPage';
export { FindPasswordPage } from './FindPasswordPage';
