import { type MemberRecord } from '@contract/record';
import { useRecordWords } from '@/entities/record';
import { toastError, useDownloadRecordPdfMutation } from '@/shared/api';
import { startDownload } from '@/shared/lib/startDownload';

/** Saves a record as a PDF, which the server draws first: some seconds, or a refusal with its reason (MEND-109). */
export function useRecordPdf({ code, nickname }: Pick<MemberRecord, 'code' | 'nickname'>) {
  const { language, pdfFailed, pdfName } = useRecordWords();
  const [download, { isLoading }] = useDownloadRecordPdfMutation();

  async function save() {
    const { data: address, error } = await download({ code, language });
    if (address === undefined) return toastError(error, pdfFailed);
    startDownload(address, pdfName(nickname));
    // The browser has started to read it by the next task.
    setTimeout(() => URL.revokeObjectURL(address));
  }

  return { save, isLoading };
}
