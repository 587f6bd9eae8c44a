export { NewsPreview } from './ui/NewsPreview';
export { Notices } from './ui/Notices';
