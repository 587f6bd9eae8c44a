export { createCredentialRepository } from './credential.repository';
export { credentialRoutes } from './credential.routes';
export { createCredentialService } from './credential.service';
export { issuerDocumentRoutes } from './issuerDocuments.routes';
export { createVerifyService } from './verify.service';
