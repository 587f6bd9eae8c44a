export { StepDots } from './StepDots';
