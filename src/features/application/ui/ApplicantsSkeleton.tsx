import { SkeletonContainer, LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import { Columns, Main } from './Applicants.styles';
import { Head, Row } from './ApplicantRow.styles';

const ROWS = [0, 1, 2];

/** Skeleton of the rows. `waiting`: within its delay, nothing is drawn. */
export function RowsSkeleton({ waiting }: { waiting: boolean }) {
  return (
    <SkeletonContainer waiting={waiting}>
      <LoadingText />
      <ul aria-hidden>
        {ROWS.map((row) => (
          <Row key={row}>
            <article>
              <Head>
                <Skeleton width={56} height={56} radius={28} />
                <Skeleton width={160} height={24} />
              </Head>
              <Skeleton height={56} />
              <Skeleton height={96} radius={18} />
            </article>
          </Row>
        ))}
      </ul>
    </SkeletonContainer>
  );
}

/** Skeleton of the page below its title. */
export function ApplicantsSkeleton({ waiting }: { waiting: boolean }) {
  return (
    <Columns>
      <Main>
        <RowsSkeleton waiting={waiting} />
      </Main>
    </Columns>
  );
}
