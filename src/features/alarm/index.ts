export { AlarmBell } from './ui/AlarmBell';
export { BlankItem } from './ui/BlankItem';
export { WaitingAlarms } from './ui/WaitingAlarms';
