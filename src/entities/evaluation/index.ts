export { keywordBarWidth } from './lib/keywordBarWidth';
