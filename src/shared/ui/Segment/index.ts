export { Segment, type SegmentProps } from './Segment';
