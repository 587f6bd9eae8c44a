export { useArchive } from './model/useArchive';
export { useEditedArchive } from './model/useEditedArchive';
export { ArchiveArticle } from './ui/ArchiveArticle';
export { ArchiveArticleSkeleton } from './ui/ArchiveArticleSkeleton';
export { ArchiveBrowser } from './ui/ArchiveBrowser';
export { ArchiveEditor } from './ui/ArchiveEditor';
export { ArchiveListHead } from './ui/ArchiveListHead';
export { useSourceProject } from './model/useSourceProject';
