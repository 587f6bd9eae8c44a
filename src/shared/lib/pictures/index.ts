export { useHasAnimation } from './useHasAnimation';
export { preparePicture } from './preparePicture';
export { withPreparedFiles } from './preparedFiles';
