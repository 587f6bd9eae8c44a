export { startDownload } from './startDownload';
