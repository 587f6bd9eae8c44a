export { UploadAddTile } from './UploadAddTile';
export { UploadTile } from './UploadTile';
export { Tiles } from './UploadTile.styles';
