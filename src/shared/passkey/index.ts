export { knowsPasskeys, loadCeremonies } from './support';
