/** @bundle alone */
import { render, screen } from '@testing-library/react';
import styled from '@emotion/styled';
import { pieceStyles } from '@/shared/theme/pieceStyles';
import { Grid, Row, Stack, Surface, Text } from '.';

/** The sheet of the document stands before the classes of components. */
function setup(content: React.ReactNode) {
  const sheet = document.createElement('style');
  sheet.textContent = pieceStyles;
  document.head.prepend(sheet);
  render(content);
}

it('a text has the style of its size, tone and weight, and keeps its role', () => {
  setup(
    <Text as="h2" size="title" tone="text-2" weight={500} id="team">
      팀원
    </Text>,
  );

  const heading = screen.getByRole('heading', { level: 2, name: '팀원' });
  expect(heading).toHaveAttribute('id', 'team');
  expect(heading).toHaveStyle({ color: 'var(--text-2)', fontWeight: '500' });
});

it('a styled piece overrides what the piece itself says', () => {
  // A rule of no other suite: Emotion inserts a rule once, and suites that share a document clear it.
  const Narrow = styled(Stack)`
    gap: 3px;
  `;
  setup(
    <Narrow as="ul" gap={4} aria-label="팀원">
      <li>새벽코딩</li>
    </Narrow>,
  );

  expect(screen.getByRole('list', { name: '팀원' })).toHaveStyle({ display: 'grid', gap: '3px' });
});

it('a stack aligns its children across, a row centres them', () => {
  setup(
    <Stack align="start" role="group" aria-label="stack">
      <Row role="group" aria-label="row" wraps={false} aria-busy={false} />
    </Stack>,
  );

  expect(screen.getByRole('group', { name: 'stack' })).toHaveStyle({ justifyItems: 'start' });
  const row = screen.getByRole('group', { name: 'row' });
  expect(row).toHaveStyle({ display: 'flex', alignItems: 'center' });
  expect(row).not.toHaveAttribute('data-wraps');
  expect(row).toHaveAttribute('aria-busy', 'false');
});

it('a surface is a card unless it says otherwise, and a grid has its columns', () => {
  setup(
    <Surface role="group" aria-label="card">
      <Grid columns={3} gap={2} role="group" aria-label="grid" />
    </Surface>,
  );

  expect(screen.getByRole('group', { name: 'card' })).toHaveStyle({ borderRadius: '24px' });
  expect(screen.getByRole('group', { name: 'grid' })).toHaveStyle({ gap: '8px' });
});
