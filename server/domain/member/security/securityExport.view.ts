import { type ExportedFormerEmail, type ExportedKeptLogin, type ExportedSocialLogin } from '@contract/dataExport';
import { type securityExports } from './securityExport.repository';

type Exports = ReturnType<typeof securityExports>;
type Row<List extends keyof Exports> = Awaited<ReturnType<Exports[List]>>[number];

export const toExportedKeptLogin = (row: Row<'grantsOf'>): ExportedKeptLogin => ({
  device: row.device,
  createdDateTime: row.created_at.toISOString(),
  usedDateTime: row.rotated_at.toISOString(),
});

export const toExportedSocialLogin = ({ provider, issuer, subject, ...row }: Row<'socialOf'>): ExportedSocialLogin => ({
  provider,
  issuer,
  subject,
  createdDateTime: row.created_at.toISOString(),
  usedDateTime: row.used_at?.toISOString() ?? null,
});

export const toExportedFormerEmail = ({ email, created_at: at }: Row<'formerEmailsOf'>): ExportedFormerEmail => ({
  address: email,
  changedDateTime: at.toISOString(),
});
