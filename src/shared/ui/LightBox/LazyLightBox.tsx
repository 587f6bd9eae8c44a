import { lazy, Suspense } from 'react';
import { type LightBoxProps } from './LightBox';
import { UnavailableDialog } from '@/shared/ui/UnavailableDialog';

// Loaded on first use: most readers never open it.
const Box = lazy(() =>
  import('./LightBox').then(
    ({ LightBox }) => ({ default: LightBox }),
    () => ({ default: UnavailableDialog }),
  ),
);

/** `LightBox`, whose script is fetched when it is first opened. */
export function LazyLightBox(props: LightBoxProps) {
  return (
    <Suspense fallback={null}>
      <Box {...props} />
    </Suspense>
  );
}
