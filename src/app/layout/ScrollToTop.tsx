import { ScrollTopButton } from '@/shared/ui/ScrollTopButton';
import { MAIN_ID } from './mainId';

/** The scroll-to-top button of the layout's main content. */
export const ScrollToTop = () => <ScrollTopButton targetId={MAIN_ID} />;
