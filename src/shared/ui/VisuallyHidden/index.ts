export { VisuallyHidden } from './VisuallyHidden.styles';
