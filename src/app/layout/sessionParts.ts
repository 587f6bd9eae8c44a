// What the layout has of the auth feature, as a file of its own: importing the whole feature on demand would bring every
// form along, and their rules would be built while the page starts.
export { SessionBar } from '@/features/auth';
