import { FILE_SIZES } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { IMAGE_TYPES, PORTFOLIO_ENDINGS } from '@contract/upload';

const IMAGES: readonly string[] = IMAGE_TYPES;
const ENDINGS: readonly string[] = PORTFOLIO_ENDINGS;

/** Why a profile photo is refused, by the type that the browser reports; the server checks the content. */
export function refusePhoto({ type, size }: File): string | undefined {
  if (!IMAGES.includes(type)) return MESSAGES.imageType;
  return size > FILE_SIZES.image ? MESSAGES.imageSize : undefined;
}

/** Why a portfolio file is refused, by its extension, or its type for an image, and its size. */
export function refusePortfolioFile({ name, type, size }: File): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!ENDINGS.includes(ending) && !IMAGES.includes(type)) return MESSAGES.portfolioType;
  return size > FILE_SIZES.portfolio ? MESSAGES.portfolioSize : undefined;
}
