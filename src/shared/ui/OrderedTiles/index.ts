export { OrderedTiles } from './OrderedTiles';
