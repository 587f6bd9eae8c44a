export { WhenNear } from './WhenNear';
