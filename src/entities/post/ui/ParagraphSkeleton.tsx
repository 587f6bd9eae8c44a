import { Skeleton } from '@/shared/ui/Skeleton';
import { Section } from './PostPage.styles';

/** A section of an article on its way. */
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
