import { CAMPUS_ARCHIVES } from './campusArchives';
import { DRAWN_ARCHIVES } from './drawnArchives';

export type { DemoArchive } from './demoArchive';
export { drawColours, drawProblem, drawScreens, drawThumbnail } from './drawArchive';
export { ARCHIVE_COMMENTS, ARCHIVE_REPLIES, FEEDBACK, POST_COMMENTS, POST_REPLIES } from './talk';

/** Thirty finished projects, newest first. */
export const ARCHIVES = [...CAMPUS_ARCHIVES, ...DRAWN_ARCHIVES];
