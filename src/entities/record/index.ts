export { FactsFigure } from './ui/FactsFigure';
export { KeywordBars } from './ui/KeywordBars';
export { Kicker } from './ui/Kicker';
export { TeamMark } from './ui/TeamMark';
