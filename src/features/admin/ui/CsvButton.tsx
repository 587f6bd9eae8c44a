import { errorMessage, isAuthError, useGetDeskFileMutation, type DeskFile } from '@/shared/api';
import { startDownload } from '@/shared/lib/startDownload';
import { toast } from '@/shared/toast';
import { Button } from '@/shared/ui/Button';
import { DownloadIcon, Icon } from '@/shared/ui/Icon';

/** Saves the shown data of the section as a CSV file. */
export function CsvButton({ name, params }: DeskFile) {
  const [fetchFile, { isLoading }] = useGetDeskFileMutation();

  async function save() {
    const { data, error } = await fetchFile({ name, params });
    if (isAuthError(error)) return;
    if (data === undefined) return toast(errorMessage(error), { tone: 'error' });
    startDownload(data, `${name}.csv`);
    URL.revokeObjectURL(data);
  }

  return (
    <Button
      variant="line"
      size="small"
      busy={isLoading}
      icon={<Icon of={DownloadIcon} size={17} />}
      onClick={() => void save()}
    >
      CSV
    </Button>
  );
}
