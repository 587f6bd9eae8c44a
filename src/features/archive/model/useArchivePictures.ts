import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { type ArchiveForm } from './archiveForm';
import {
  type ArchivePicture,
  revokePicture,
  pictureOfFile,
  refusedPicture,
  type RefusedPicture,
  refusePicture,
} from './archivePicture';

/** The pictures of an archive while they are chosen and sorted; refused files are reported at once. */
export function useArchivePictures() {
  const { values, setFieldValue, isSubmitting } = useFormikContext<ArchiveForm>();
  const { images } = values;
  const [refusals, setRefusals] = useState<RefusedPicture[]>([]);
  const [isFull, setIsFull] = useState(false);
  const show = (next: ArchivePicture[]) => void setFieldValue('images', next);

  function add(files: readonly File[]) {
    // The request in flight does not contain pictures added now: they would be lost silently.
    if (isSubmitting) return;
    const good = files.filter((file) => refusePicture(file) === undefined);
    const room = LIMITS.archiveImages - images.length;

    setRefusals(files.flatMap(refusalOf));
    setIsFull(good.length > room);
    if (good.length > 0 && room > 0) show([...images, ...good.slice(0, room).map(pictureOfFile)]);
  }

  function remove(picture: ArchivePicture) {
    revokePicture(picture);
    setIsFull(false);
    show(images.filter(({ id }) => id !== picture.id));
  }

  usePastedFiles(add);

  return {
    images,
    refusals,
    isFull,
    add,
    remove,
    move(from: number, to: number) {
      const next = [...images];
      next.splice(to, 0, ...next.splice(from, 1));
      show(next);
    },
    /** The file has an image type, but no image content. */
    giveBack(picture: ArchivePicture) {
      setRefusals((known) => [...known, refusedPicture(picture.name, MESSAGES.imageType)]);
      remove(picture);
    },
    dismiss: (id: number) => setRefusals((known) => known.filter((one) => one.id !== id)),
  };
}

function refusalOf(file: File): RefusedPicture[] {
  const reason = refusePicture(file);
  return reason === undefined ? [] : [refusedPicture(file.name, reason)];
}

/** Adds pictures pasted anywhere on the page, unless text is pasted into a field. */
function usePastedFiles(add: (files: readonly File[]) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { files = [], types = [] } = event.clipboardData ?? {};
    if (files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    add([...files]);
  });

  useEffect(() => {
    const take = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, []);
}
