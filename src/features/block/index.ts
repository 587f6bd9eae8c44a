export { Blocks, OwnMeasures } from './ui/Blocks';
export { MemberMenu } from './ui/MemberMenu';
