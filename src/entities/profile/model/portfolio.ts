import { type PortfolioItem } from '@contract/mypage';
import { type ProfilePayload } from '@contract/signup';
import { type PortfolioFile, type PortfolioLink, type ProfileForm } from './profileForm';

type Item = ProfilePayload['portfolio'][number];

/** An empty row is ignored. */
export const isFilledLink = ({ url }: PortfolioLink) => url.trim() !== '';

const twoDecimals = (megabytes: number) => Math.round(megabytes * 100) / 100;

const toFileItem = ({ id, fileName, fileSize }: PortfolioFile): Item => ({
  ...(id !== undefined && { id }),
  fileName,
  fileSize: twoDecimals(fileSize),
  url: null,
});

const toLinkItem = (url: string, id: number | undefined): Item => ({
  ...(id !== undefined && { id }),
  fileName: url,
  fileSize: 0,
  url,
});

/**
 * The items of `memberDTO`: files in their order, then links. A stored file has its id; so has a link whose
 * address is unchanged.
 */
export function toPortfolio(
  { portfolioFiles, portfolioLinks }: ProfileForm,
  storedLinks: readonly PortfolioItem[] = [],
): Item[] {
  const left = [...storedLinks];
  const takeId = (url: string) => {
    const index = left.findIndex((link) => link.url === url);
    return index < 0 ? undefined : left.splice(index, 1)[0]?.id;
  };
  const urls = portfolioLinks.filter(isFilledLink).map(({ url }) => url.trim());

  return [...portfolioFiles.map(toFileItem), ...urls.map((url) => toLinkItem(url, takeId(url)))];
}

/** The multipart files beside `memberDTO`, in the order of their items. */
export const newFilesOf = ({ portfolioFiles }: ProfileForm): File[] => portfolioFiles.flatMap(({ file }) => file ?? []);
