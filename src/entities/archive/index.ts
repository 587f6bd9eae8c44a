export { ArchiveCard } from './ui/ArchiveCard';
export { ArchiveCardSkeleton } from './ui/ArchiveCardSkeleton';
export { ArchiveGrid } from './ui/ArchiveGrid.styles';
export { ConsentButtons } from './ui/ConsentButtons';
export { ArchiveThumb } from './ui/ArchiveThumb';
