export { AlarmBell } from './ui/AlarmBell';
export { BlankItem } from './ui/BlankItem';
export { PendingAlarms } from './ui/PendingAlarms';
