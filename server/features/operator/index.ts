export { writeMeasure } from './measureMail';
export { operatorRoutes } from './operator.routes';
export { readOwnMeasures } from './ownMeasures';
