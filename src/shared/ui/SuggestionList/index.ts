export { SuggestionField, type SuggestionFieldProps } from './SuggestionField';
export { SuggestionList } from './SuggestionList';
export { useSuggestions } from './useSuggestions';
