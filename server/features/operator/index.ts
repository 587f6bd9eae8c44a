export { MEASURE_MAIL_REQUEST, writeMeasure } from './measureMail';
export { operatorRoutes } from './operator.routes';
export { readOwnMeasures } from './ownMeasures';
