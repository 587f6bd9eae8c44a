export { AnnouncementBar } from './ui/AnnouncementBar';
