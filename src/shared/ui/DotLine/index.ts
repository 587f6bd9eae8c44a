export { Dot, DotLine, DotStep, stepState } from './DotLine';
export { StepDots } from './StepDots';
export { StepLine } from './StepLine';
