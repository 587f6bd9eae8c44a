export { SectionCount, SectionHeading } from './SectionHeading';
