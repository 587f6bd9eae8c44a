import { useState } from 'react';
import { FILE_SIZES, LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { useFormField } from '@/shared/forms';
import { preparePicture } from '@/shared/lib/pictures';
import { refusePortfolioFile } from './refuseFile';
import { nextRowId, type PortfolioFile, type PortfolioLink } from './profileForm';

/** State of the portfolio fields; `refusal` is the reason why the last file was not added. */
export function usePortfolio() {
  const { value: files, error: filesError, edit: setFiles } = useFormField<PortfolioFile[]>('portfolioFiles');
  const { value: links, edit: setLinks } = useFormField<PortfolioLink[]>('portfolioLinks');
  const [refusal, setRefusal] = useState<string>();

  function addFiles(chosen: readonly File[]) {
    const refusals = chosen.map(refusePortfolioFile);
    const good = chosen.filter((_, position) => refusals[position] === undefined);
    const room = LIMITS.portfolioFiles - files.length;
    const taken = good.slice(0, room);
    for (const file of taken) void preparePicture(file);
    const first = nextRowId(files);

    setRefusal(refusals.find(Boolean) ?? (good.length > room ? MESSAGES.portfolioFiles : undefined));
    setFiles([...files, ...taken.map((file, position) => toPortfolioFile(file, first + position))]);
  }

  function addLink(): number | undefined {
    const isFull = links.length >= LIMITS.portfolioLinks;
    setRefusal(isFull ? MESSAGES.portfolioLinks : undefined);
    if (isFull) return undefined;

    const rowId = nextRowId(links);
    setLinks([...links, { rowId, url: '' }]);
    return rowId;
  }

  return {
    files,
    links,
    refusal: refusal ?? filesError,
    addFiles,
    addLink,
    removeFile(rowId: number) {
      setRefusal(undefined);
      setFiles(files.filter((file) => file.rowId !== rowId));
    },
    removeLink(index: number) {
      setRefusal(undefined);
      setLinks(links.filter((_, position) => position !== index));
    },
  };
}

const toPortfolioFile = (file: File, rowId: number): PortfolioFile => ({
  rowId,
  fileName: file.name,
  fileSize: file.size / FILE_SIZES.megabyte,
  file,
});
