import { lazyDialog } from '@/shared/ui/lazyDialog';
import { type LightBoxProps } from './LightBox';

/** `LightBox`, whose script is fetched when it is first opened: most readers never open it. */
export const LazyLightBox = lazyDialog<LightBoxProps>(
  async () => (await import('./LightBox')).LightBox,
  ({ onClose }) => onClose,
);
