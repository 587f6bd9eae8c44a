export { DeadlineTag } from './ui/DeadlineTag';
export { FilledCount } from './ui/FilledCount';
export { InvitationButtons } from './ui/InvitationButtons';
export { ProjectCard, ProjectCardSkeleton, type CardProject } from './ui/ProjectCard';
export { ProjectGrid } from './ui/ProjectGrid.styles';
export { STEP_WORDS, stepIndex } from './lib/projectLabels';
