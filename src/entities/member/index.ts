export { memberName } from './lib/memberName';
export { MemberAvatar } from './ui/MemberAvatar';
export { MemberCarousel } from './ui/MemberCarousel';
export { MemberLink, PortraitLink } from './ui/MemberLink';
export { MemberPicker, type PickedMember } from './ui/MemberPicker';
export { MemberSearch } from './ui/MemberSearch';
