import { useFormikContext } from 'formik';
import { useState } from 'react';
import { MESSAGES } from '@contract/messages';
import { useFormField } from '@/shared/forms';
import { type ArchiveForm } from './archiveForm';
import { type ArchivePicture, revokePicture, pictureOfFile, refusePicture } from './archivePicture';

/** The thumbnail of the archive, or none; `refusal` is why the last file was refused. */
export function useThumbnail() {
  const { value: thumbnail, edit } = useFormField<ArchivePicture | null>('thumbnail');
  const { errors } = useFormikContext<ArchiveForm>();
  const [refusal, setRefusal] = useState<string>();

  function show(next: ArchivePicture | null) {
    if (thumbnail) revokePicture(thumbnail);
    edit(next);
  }

  return {
    thumbnail,
    refusal: refusal ?? errors.thumbnail,
    take([file]: readonly File[]) {
      if (!file) return;
      const problem = refusePicture(file);
      setRefusal(problem);
      if (!problem) show(pictureOfFile(file));
    },
    remove() {
      setRefusal(undefined);
      show(null);
    },
    /** The file has an image type, but no image content. */
    giveBack() {
      setRefusal(MESSAGES.imageType);
      show(null);
    },
  };
}
