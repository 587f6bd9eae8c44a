import { type FormikHelpers } from 'formik';
import { DATA_EXPORT_MESSAGES, type DataExportPayload } from '@contract/dataExport';
import { toastError, useRequestDataExportMutation } from '@/shared/api';
import { startDownload } from '@/shared/lib/startDownload';
import { toast } from '@/shared/toast';

/** Starts the download of the own data after the password was checked; the browser shows its progress. */
export function useDataExport() {
  const [request] = useRequestDataExportMutation();

  return async (form: DataExportPayload, { resetForm }: FormikHelpers<DataExportPayload>) => {
    const { data: address, error } = await request(form);
    if (error) return toastError(error, DATA_EXPORT_MESSAGES.failed, [400, 429]);
    resetForm();
    startDownload(address);
    toast(DATA_EXPORT_MESSAGES.started);
  };
}
