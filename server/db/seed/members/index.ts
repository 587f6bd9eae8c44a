import { DESIGNERS_AND_PLANNERS } from './designersAndPlanners';
import { DEVELOPERS } from './developers';
import { MAKERS } from './makers';

export type { DemoMember } from './demoMember';
export { toJoin } from './toJoin';

/** Forty members with the usernames `demo01` to `demo40`. */
export const MEMBERS = [...MAKERS, ...DEVELOPERS, ...DESIGNERS_AND_PLANNERS];
export const DEMO_PASSWORD = 'teamieum1';
export const usernameOf = (index: number) => `demo${String(index + 1).padStart(2, '0')}`;
