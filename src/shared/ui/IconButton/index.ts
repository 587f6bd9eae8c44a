export { IconButton } from './IconButton';
export { IconLink } from './IconLink';
