export { Tag } from './Tag';
export { type TagTone } from './Tag.styles';
