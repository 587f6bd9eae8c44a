export { ProviderMark } from './ProviderMark';
export { ProviderSquare } from './ProviderSquare';
