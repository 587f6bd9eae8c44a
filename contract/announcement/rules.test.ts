import { firstMessage } from '../firstMessage';
import { MESSAGES, tooLong } from '../messages';
import { ANNOUNCEMENT_MESSAGES } from './messages';
import { announcementRules } from './rules';

const announcement = {
  kind: 'INFO',
  text: '점검이 있어요.',
  link: '',
  from: '2026-12-01T00:00:00Z',
  until: '2026-12-02T00:00:00.000Z',
};

it('accepts an announcement with 200 characters, a link and a duration of 90 days', () => {
  const longest = {
    ...announcement,
    text: '가'.repeat(200),
    link: 'https://example.org',
    until: '2027-03-01T00:00:00Z',
  };
  expect(firstMessage(announcementRules, longest)).toBeUndefined();
});

it.each([
  [{ text: '' }, ANNOUNCEMENT_MESSAGES.empty],
  [{ text: '가'.repeat(201) }, tooLong(200)],
  [{ link: 'javascript:alert(1)' }, ANNOUNCEMENT_MESSAGES.link],
  [{ link: 'http://example.org' }, ANNOUNCEMENT_MESSAGES.link],
  [{ link: '//example.org/path' }, undefined],
  [{ link: '/\\\\example.org' }, MESSAGES.linkHost],
  [{ link: '/about?tab=1#top' }, undefined],
  [{ link: 'example.org' }, undefined],
  [{ until: announcement.from }, ANNOUNCEMENT_MESSAGES.reversed],
  [{ until: '2026-11-30T00:00:00Z' }, ANNOUNCEMENT_MESSAGES.reversed],
  [{ until: '2027-03-01T00:00:01Z' }, ANNOUNCEMENT_MESSAGES.tooLong],
  [{ from: '2026-13-01T00:00:00Z' }, MESSAGES.badRequest],
  [{ from: '2026-11-31T00:00:00Z' }, MESSAGES.badRequest],
  [{ until: '2026-12-02T24:00:00Z' }, MESSAGES.badRequest],
  [{ from: 'tomorrow' }, MESSAGES.badRequest],
  [{ kind: 'ERROR' }, MESSAGES.valueNotInList],
])('refuses the announcement %j', (change, message) => {
  expect(firstMessage(announcementRules, { ...announcement, ...change })).toBe(message);
});
