export { StepLine } from './StepLine';
