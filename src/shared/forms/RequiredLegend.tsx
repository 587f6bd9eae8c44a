import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';

/** Said once per form: what the star means. Sighted people see it, so it is only read aloud. */
export function RequiredLegend() {
  return <VisuallyHidden as="p">*는 꼭 채워 주세요</VisuallyHidden>;
}
