export { Grid } from './Grid';
export { Row } from './Row';
export { Stack } from './Stack';
export { Surface } from './Surface';
export { Text } from './Text';
