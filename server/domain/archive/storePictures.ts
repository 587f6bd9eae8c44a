import { MESSAGES } from '@contract/messages';
import { aboutField, refused } from '../../lib/http/errors';
import { type Caller } from '../../lib/jobs/concurrencyLimiter';
import { type ImageDecoder } from '../../lib/uploads/imageDecoder';
import { type ReceivedFile } from '../../lib/uploads/incomingFiles';
import { pictureKeys, storePicture } from '../../lib/uploads/pictures';
import { type Storage } from '../../lib/storage/storage';
import { imageField, type SentPictures } from './archiveForm';

/** Keys of the uploaded pictures of a form. */
export interface NewPictures {
  thumbnail?: string;
  images: string[];
}

/**
 * Stores the pictures of a form.
 * @param stored receives the key of every file, for removal on failure
 * @throws ApiError 400 naming the picture that cannot be decoded
 */
export async function storePictures(
  deps: { storage: Storage; imageDecoder: ImageDecoder },
  stored: string[],
  { thumbnail, images }: SentPictures,
  caller: Caller,
): Promise<NewPictures> {
  async function store({ path }: ReceivedFile, field: string): Promise<string> {
    const key = await aboutField(field, storePicture(deps, path, caller));
    if (key === null) throw refused(field, MESSAGES.imageType);
    stored.push(...pictureKeys(key));
    return key;
  }

  const pictures: NewPictures = { images: [] };
  if (thumbnail) pictures.thumbnail = await store(thumbnail, 'thumbnail');
  // Sequential: a single form with concurrent images would fill the queue.
  for (const [index, image] of images.entries()) pictures.images.push(await store(image, imageField(index)));
  return pictures;
}
