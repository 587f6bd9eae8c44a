export { ArchiveCard, ArchiveCardSkeleton } from './ui/ArchiveCard';
export { ArchiveGrid } from './ui/ArchiveGrid.styles';
export { ConsentButtons } from './ui/ConsentButtons';
export { ArchiveThumb } from './ui/ArchiveThumb';
