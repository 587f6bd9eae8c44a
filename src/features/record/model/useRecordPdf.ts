import { RECORD_MESSAGES, RECORD_TEXTS, type MemberRecord } from '@contract/record';
import { toastError, useDownloadRecordPdfMutation } from '@/shared/api';
import { startDownload } from '@/shared/lib/startDownload';

/** Saves a record as a PDF, which the server draws first: some seconds, or a refusal with its reason (MEND-109). */
export function useRecordPdf({ code, nickname }: Pick<MemberRecord, 'code' | 'nickname'>) {
  const [download, { isLoading }] = useDownloadRecordPdfMutation();

  async function save() {
    const { data: address, error } = await download(code);
    if (address === undefined) return toastError(error, RECORD_MESSAGES.pdfFailed);
    startDownload(address, RECORD_TEXTS.pdfName(nickname));
    // The browser has started to read it by the next task.
    setTimeout(() => URL.revokeObjectURL(address));
  }

  return { save, isLoading };
}
