export { PushKeeper } from './ui/PushKeeper';
export { Alerts } from './ui/Alerts';
export { SaveSearch } from './ui/SaveSearch';
export { NotificationSettings } from './ui/NotificationSettings';
export { Unsubscribe } from './ui/Unsubscribe';
