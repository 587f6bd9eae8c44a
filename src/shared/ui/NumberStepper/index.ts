export { NumberStepper } from './NumberStepper';
