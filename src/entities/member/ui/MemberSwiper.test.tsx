import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderComponent } from '@/app/testing/renderComponent';
import { MemberSwiper } from './MemberSwiper';

function pressCard(milliseconds: number) {
  const opened = jest.fn((event: Event) => event.preventDefault());
  renderComponent(
    <MemberSwiper
      heading={<h2>팀원</h2>}
      members={[{ nickname: '새벽코딩', profileImgUrl: null }]}
      linkTo={(nickname) => `/mypage?nickname=${nickname}`}
    />,
  );
  // The wrapper receives the events that bubble from the card.
  const card = screen.getByRole('link', { name: '새벽코딩' });
  card.addEventListener('click', opened);
  const down = createEvent.pointerDown(card);
  const click = createEvent.click(card);
  Object.defineProperties(down, { timeStamp: { value: 1_000 }, clientX: { value: 0 }, clientY: { value: 0 } });
  Object.defineProperty(click, 'timeStamp', { value: 1_000 + milliseconds });
  fireEvent(card, down);
  fireEvent(card, click);
  return opened;
}

it('a short press on a card opens it', () => {
  const opened = pressCard(100);
  expect(opened).toHaveBeenCalledTimes(1);
});

it('a long press on a card does not open it (SHARED-6)', () => {
  const opened = pressCard(300);
  expect(opened).not.toHaveBeenCalled();
});
