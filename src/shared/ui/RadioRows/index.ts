export { RadioRows } from './RadioRows';
export { Row as RadioRow } from './RadioRows.styles';
