import { searchOffers, type ListParams, type SearchOffer } from '@contract/project';
import { type Change } from '@/shared/list';
import { Button } from '@/shared/ui/Button';
import { ArrowRightIcon, Icon } from '@/shared/ui/Icon';
import { Row } from '@/shared/ui/pieces';
import { APPLIED_FILTERS_ID } from './AppliedFilters';

interface SearchOffersProps {
  params: ListParams;
  show: (change: Change<ListParams>) => void;
}

/** Filters that match the typed search: a skill or a role whose label begins with it (D118). */
export function SearchOffers({ params, show }: SearchOffersProps) {
  const offers = searchOffers(params.title);
  if (offers.length === 0) return null;

  function choose(offer: SearchOffer) {
    show((newest) => ({ title: '', ...filteredBy(newest, offer) }));
    // The offers disappear with the search; the focus moves to the filter that was chosen.
    document.getElementById(APPLIED_FILTERS_ID)?.focus();
  }

  return (
    <Row gap={2} align="stretch" wraps below={4} role="group" aria-label="검색어와 같은 필터">
      {offers.map((offer) => (
        <Button key={offer.text} variant="soft" size="small" onClick={() => choose(offer)}>
          {offer.text}
          <Icon of={ArrowRightIcon} size={16} />
        </Button>
      ))}
    </Row>
  );
}

function filteredBy({ skills, roles }: ListParams, offer: SearchOffer): Partial<ListParams> {
  if (offer.kind === 'skills') return { skills: [...new Set([...skills, offer.code])] };
  return { roles: [...new Set([...roles, offer.code])] };
}
