export { useRecord } from './model/useRecord';
export { RecordSettings } from './ui/RecordSettings';
export { Section as RecordSection } from './ui/RecordSettings.styles';
export { RecordSkeleton } from './ui/RecordSkeleton';
export { RecordView } from './ui/RecordView';
