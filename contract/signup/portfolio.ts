import { number } from 'yup';
import { anyString, exactly, exactObject, list, optionalText, present, wholeNumber } from '../fields';
import { linkFault, withScheme } from '../webAddress';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { cutOverlong } from '../text';

interface Item {
  id?: number;
  url?: string | null;
}

/** A placeholder for the next file of the request. */
export const isNewFile = (item: Item) => item.id === undefined && (item.url ?? null) === null;
/** A link that is not stored yet. */
export const isNewLink = (item: Item) => item.id === undefined && typeof item.url === 'string';

/** One portfolio item as the member sends it: stored (`id`), a new file (`url: null`), or a link. */
const portfolioItemRules = exactObject({
  id: wholeNumber(),
  fileName: optionalText(LIMITS.link),
  /** In MB. For display only: the server measures the file itself. */
  fileSize: exactly(number()).min(0, MESSAGES.badRequest).default(0),
  url: anyString()
    .nullable()
    .default(null)
    .transform((value: unknown) =>
      typeof value === 'string' ? withScheme(cutOverlong(value, LIMITS.link).trim()) : value,
    )
    .max(LIMITS.link, MESSAGES.link),
}).test('link', (item: Item | null, { createError }) => {
  const message = item && isNewLink(item) ? linkFault(item.url ?? '') : undefined;
  return message === undefined || createError({ message });
});

/** At most five files and five links; the server counts stored items. */
export const portfolioRules = list(portfolioItemRules)
  .default([])
  .test('files', MESSAGES.portfolioFiles, (items) => present(items).filter(isNewFile).length <= LIMITS.portfolioFiles)
  .test('links', MESSAGES.portfolioLinks, (items) => present(items).filter(isNewLink).length <= LIMITS.portfolioLinks);
