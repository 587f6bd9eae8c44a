export { InvitationButtons } from './ui/InvitationButtons';
export { ProjectCard, type CardProject } from './ui/ProjectCard';
export { ProjectCardSkeleton } from './ui/ProjectCardSkeleton';
export { ProjectGrid } from './ui/ProjectGrid.styles';
export { personnelLabel, STEP_WORDS, stepPlace } from './lib/projectLabels';
