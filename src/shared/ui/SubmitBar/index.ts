export { SubmitBar } from './SubmitBar';
