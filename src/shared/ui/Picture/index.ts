export { Picture } from './Picture';
export { usePictureProgress } from './usePictureProgress';
