export { SuggestionField } from './SuggestionField';
