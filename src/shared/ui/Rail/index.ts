export { Rail, type RailItem } from './Rail';
export { RailColumns } from './RailColumns';
