// The member's part of the layout, apart from the index of the auth feature: importing that dynamically would load
// every form and build its rules during the start.
export { MemberBars } from './MemberBars';
export { TeamEntry } from './TeamEntry';
export { UserMenu } from './UserMenu';
