import { CONTEST_IDEAS } from './contest';
import { EXTERNAL_ACTIVITY_IDEAS } from './externalActivity';
import { SIDE_PROJECT_IDEAS } from './sideProject';
import { STARTUP_IDEAS } from './startup';
import { STUDY_IDEAS } from './study';

export type { Call, Idea } from './idea';

/** Sixty projects; each recruited twice, which makes 120 posts. */
export const IDEAS = [CONTEST_IDEAS, STARTUP_IDEAS, EXTERNAL_ACTIVITY_IDEAS, SIDE_PROJECT_IDEAS, STUDY_IDEAS];
