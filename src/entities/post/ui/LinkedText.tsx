import { collapseLines } from '../lib/collapseLines';
import { linkParts } from '../lib/linkParts';
import { OUTSIDE } from '../lib/outside';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import * as S from './PostInfo.styles';

/**
 * A member's text with its addresses as links, as typed; other markup is plain text (D115). Walls of empty lines are
 * shown as two.
 */
export function LinkedText({ children }: { children: string }) {
  return linkParts(collapseLines(children)).map(({ text, href }, index) =>
    href === undefined ? (
      <span key={index}>{text}</span>
    ) : (
      <S.InText key={index} href={href} {...OUTSIDE}>
        <S.ScreenOnly>{text}</S.ScreenOnly>
        <VisuallyHidden> (새 창)</VisuallyHidden>
      </S.InText>
    ),
  );
}
