export { useModal } from './useModal';
