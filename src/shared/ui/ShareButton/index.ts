export { copyAddress, ShareButton } from './ShareButton';
