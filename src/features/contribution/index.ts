export { OwnContributions } from './ui/OwnContributions';
