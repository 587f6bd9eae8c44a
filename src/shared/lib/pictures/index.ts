export { preparePicture } from './preparePicture';
export { withPreparedFiles } from './preparedFiles';
