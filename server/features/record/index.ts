export { createRecordRepository } from './record.repository';
export { recordRoutes } from './record.routes';
export { recordDocumentRoutes } from './recordDocuments.routes';
export { createRecordService } from './record.service';
