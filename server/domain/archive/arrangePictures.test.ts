import { MESSAGES } from '@contract/messages';
import { ApiError } from '../../lib/http/errors';
import { fileUrl } from '../../lib/storage/fileUrls';
import { newKey } from '../../lib/storage/storageKeys';
import { arrangePictures } from './arrangePictures';

const [removed = '', cover, one = '', two = ''] = Array.from({ length: 4 }, () => newKey('image', 'webp'));

/** The fields that the error names, with their messages. */
function problemsOf(work: () => unknown) {
  try {
    work();
  } catch (error) {
    return error instanceof ApiError ? error.details.problems : error;
  }
  return [];
}

describe('arrangePictures', () => {
  it('names every picture that the archive no longer has by its position', () => {
    const fields = { thumbnail: fileUrl(removed), imgUrls: [fileUrl(one), fileUrl(removed), '', fileUrl(two)] };
    const added = { images: [newKey('image', 'webp')] };

    expect(problemsOf(() => arrangePictures({ thumbnail: null, images: [one] }, fields, added))).toEqual(
      ['thumbnail', 'imgUrls[1]', 'imgUrls[3]'].map((field) => ({ field, message: MESSAGES.imageGone })),
    );
  });

  it('accepts a new thumbnail in place of one that the archive no longer has', () => {
    const fields = { thumbnail: fileUrl(removed), imgUrls: [] };
    const { kept } = arrangePictures({ thumbnail: null, images: [] }, fields, { thumbnail: cover, images: [] });
    expect(kept.thumbnail).toBe(cover);
  });
});
