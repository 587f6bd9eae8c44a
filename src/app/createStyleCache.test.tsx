import { CacheProvider, css } from '@emotion/react';
import styled from '@emotion/styled';
import { render, screen } from '@testing-library/react';
import { createStyleCache } from './createStyleCache';

const Known = styled.p(css`
  opacity: 0.5;
`);
const Other = styled.p(css`
  opacity: 0.25;
`);

const draw = () =>
  render(
    <CacheProvider value={createStyleCache()}>
      <Known>known</Known>
      <Other>other</Other>
    </CacheProvider>,
  );

it("the rules of the server's style element are not inserted again, and the element stays where it is", () => {
  const { unmount } = draw();
  const [name = ''] = /css-(\S+)/.exec(screen.getByText('known').className)?.slice(1) ?? [];
  unmount();
  document.head.innerHTML = `<style data-rules="${name}">.css-${name}{opacity:0.75}</style><meta>`;
  draw();
  expect(screen.getByText('known')).toHaveStyle({ opacity: '0.75' });
  expect(screen.getByText('other')).toHaveStyle({ opacity: '0.25' });
  expect(document.head.innerHTML).toMatch(/^<style data-rules/);
});

it('a page without styles of the server inserts all rules', () => {
  document.head.innerHTML = '';
  draw();
  expect(screen.getByText('known')).toHaveStyle({ opacity: '0.5' });
});
