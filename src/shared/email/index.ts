export { askForEmail, useEmailQuestion } from './emailQuestion';
