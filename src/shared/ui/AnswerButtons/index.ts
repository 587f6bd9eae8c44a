export { AnswerButtons } from './AnswerButtons';
