export { useFirstContact } from './model/useFirstContact';
export { MyTeams } from './ui/MyTeams';
export { TeamView } from './ui/TeamView';
