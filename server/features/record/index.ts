export { createRecordRepository } from './record.repository';
export { recordRoutes } from './record.routes';
export { recordDocumentRoutes } from './recordDocuments.routes';
export { createRecordService, type RecordService } from './record.service';
