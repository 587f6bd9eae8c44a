// What the layout has for members, in a file of its own: a dynamic import of the whole auth feature would load every form,
// whose rules would be built while the page starts.
export { SessionBar } from '@/features/auth';
export { UserMenu } from './UserMenu';
