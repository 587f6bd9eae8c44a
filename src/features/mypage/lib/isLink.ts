import { isWebAddress } from '@contract/webAddress';
import { type PortfolioItem } from '@contract/mypage';

/** A stored file has an address of the product, a link one of the web. */
export const isLink = ({ url }: PortfolioItem) => isWebAddress(url);
