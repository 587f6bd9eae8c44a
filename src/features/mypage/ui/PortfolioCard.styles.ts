import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, clampLines, stretchedLink, text, theme } from '@/shared/theme';
import { Tag } from '@/shared/ui/Tag';

export const Card = styled.article`
  position: relative;
`;

export const Thumb = styled.div(css`
  position: relative;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border-radius: ${theme.radius.lg};
  box-shadow: inset 0 0 0 1px ${theme.color.border};
`);

export const Pending = styled(Tag)`
  position: absolute;
  top: 10px;
  left: 10px;
  max-width: calc(100% - 20px);

  ${below('mobile')} {
    padding-inline: ${theme.space[2]};
    font-size: 12px;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} ${theme.space[1]} 0;
`;

export const Title = styled.h3(css`
  ${text('body', 700)}
  letter-spacing: -0.018em;
  text-wrap: wrap;
  overflow-wrap: anywhere;
  ${clampLines(1)}

  ${below('mobile')} {
    font-size: 15px;
    -webkit-line-clamp: 2;
  }
`);

/** The title's link covers the card. */
export const Cover = styled(Link)(css`
  ${stretchedLink(theme.radius.lg)}
`);
