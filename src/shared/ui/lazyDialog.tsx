import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { UnavailableDialog } from './UnavailableDialog';

/**
 * A dialog whose script is loaded when it is first opened. If the script is missing, `UnavailableDialog` says why, and the
 * next opening loads it again.
 * @param load loads the dialog
 * @param closeOf the property that stops rendering it
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  closeOf: (props: Props) => () => void,
): ComponentType<Props> {
  const createLater = () =>
    lazy<ComponentType<Props>>(() =>
      load().then(
        (loaded) => ({ default: loaded }),
        () => ({ default: Missing }),
      ),
    );
  let Later = createLater();

  function Missing(props: Props) {
    useEffect(() => {
      Later = createLater();
    }, []);
    return <UnavailableDialog onClose={closeOf(props)} />;
  }

  return function LazyDialog(props: Props) {
    const [Dialog] = useState(() => Later);
    return (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
