import { Skeleton } from '@/shared/ui/Skeleton';
import { Section } from './PostPage.styles';

/** Skeleton of a section of an article. */
export function ParagraphSkeleton() {
  return (
    <Section as="div">
      <Skeleton width={140} height={28} />
      <Skeleton height={20} />
      <Skeleton height={20} />
      <Skeleton width="70%" height={20} />
    </Section>
  );
}
