// One chunk for all of these pages, since every chunk adds its name to the first script.
export { EmailLinkPage } from './EmailLinkPage';
export { FindIdPage } from './FindIdPage';
export { FindPasswordPage } from './FindPasswordPage';
export { UndoEmailPage } from './UndoEmailPage';
export { UnsubscribePage } from './UnsubscribePage';
