export { AppliedChip } from './AppliedChip';
export { Chip } from './Chip';
export { Chips } from './Chip.styles';
