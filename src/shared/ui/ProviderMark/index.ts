export { ProviderMark } from './ProviderMark';
export { ProviderSquare } from './ProviderSquare';
export { providerColors } from './ProviderSquare.styles';
