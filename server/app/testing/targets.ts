import { type HiddenRead } from './declaration';
import { type World } from './world';

/** What several declarations of endpoints share: who gets which status, on what, where others would read it. */
export const onlyWriter = { writer: 200, mate: 403, outsider: 403 };
export const anyone = { writer: 200, mate: 200, outsider: 200 };
export const hiddenFromOthers = { writer: 200, mate: 200, outsider: 404 };
export const waitingForTeam = { writer: 409, mate: 409, outsider: 404 };
/** A received one-liner belongs to its subject. */
export const onlySubject = { writer: 200, mate: 404, outsider: 404 };
/** For other members the desk is an unknown path. */
export const operatorOnly = { writer: 404, mate: 404, outsider: 404, operator: 200 };
export const ofProject = ({ project: id }: World) => ({ id });
export const ofTeam = ({ team: id }: World) => ({ id });
export const ofPublished = ({ published: id }: World) => ({ id });
export const ofPending = ({ pending: id }: World) => ({ id });
export const memberForm = { json: 'memberDTO', files: ['authImgFile', 'portfolioFiles'] };
/** A path that is the same for every caller. */
export const at =
  (path: string): HiddenRead =>
  () =>
    path;
