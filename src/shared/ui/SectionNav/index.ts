export { SectionNav, type SectionNavItem } from './SectionNav';
export { SectionNavColumns } from './SectionNavColumns';
