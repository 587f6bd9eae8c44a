export { GroupedChips, type ChipGroup, type GroupedChipsProps } from './GroupedChips';
