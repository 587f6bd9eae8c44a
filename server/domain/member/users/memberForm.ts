import { BODY_SIZES, FILE_SIZES, LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { badRequest, refused } from '../../../lib/http/errors';
import { imageTypeOf } from '../../../lib/storage/fileKinds';
import { type ReceivedFile } from '../../../lib/uploads/incomingFiles';
import { type FormFields, type ReceivedForm } from '../../../lib/uploads/receiveForm';

const PHOTO = 'authImgFile';
const FILES = 'portfolioFiles';

/** The parts of a join and of a profile edit (api.md, Auth). */
export const MEMBER_FORM: Omit<FormFields, 'folder'> = {
  json: { name: 'memberDTO', size: BODY_SIZES.memberDTO },
  flags: ['keep', 'social'],
  files: {
    [PHOTO]: { max: 1, size: FILE_SIZES.image },
    [FILES]: { max: LIMITS.portfolioFiles, size: FILE_SIZES.portfolio },
  },
};

interface SentPhoto {
  /** Absent if none was sent. */
  photo?: ReceivedFile;
  /** Why the photo is refused. */
  problem?: string;
}

/** Reads the photo of a form and checks its size and its first bytes. @throws ApiError 400 for two photos */
export function readPhoto(form: ReceivedForm): SentPhoto {
  if (form.tooMany.has(PHOTO)) throw badRequest();
  const [photo] = form.files[PHOTO] ?? [];
  if (!photo) return {};
  if (form.tooLarge.has(PHOTO)) return { photo, problem: MESSAGES.imageSize };
  return imageTypeOf(photo.head) ? { photo } : { photo, problem: MESSAGES.imageType };
}

/** Reads the portfolio files of a form. @throws ApiError 400 for too many or too large files */
export function readPortfolioFiles(form: ReceivedForm): ReceivedFile[] {
  if (form.tooMany.has(FILES)) throw refused('portfolio', MESSAGES.portfolioFiles);
  if (form.tooLarge.has(FILES)) throw refused('portfolio', MESSAGES.portfolioSize);
  return form.files[FILES] ?? [];
}
