import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';

/** The meaning of the star, once per form, for screen readers only. */
export function RequiredLegend() {
  return <VisuallyHidden as="p">*는 꼭 채워 주세요</VisuallyHidden>;
}
