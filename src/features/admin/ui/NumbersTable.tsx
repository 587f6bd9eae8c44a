import { FIGURES, NUMBER_UNIT_LABELS, type FigureName, type FigureRow, type NumberUnit } from '@contract/operator';
import { counterOf, figureLabel, figureText, shortPeriod } from '../lib/figureTexts';
import * as S from './NumbersTable.styles';

const THIS_PERIOD: Readonly<Record<NumberUnit, string>> = { DAY: '오늘', WEEK: '이번 주', MONTH: '이번 달' };

interface NumbersTableProps {
  rows: readonly FigureRow[];
  unit: NumberUnit;
  chosen: FigureName;
  labelledBy: string;
}

/** The same numbers as a table, the newest first. */
export function NumbersTable({ rows, unit, chosen, labelledBy }: NumbersTableProps) {
  const isChosen = (name: FigureName) => name === chosen || undefined;
  return (
    <S.TableScroller role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <S.Table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{NUMBER_UNIT_LABELS[unit]}</th>
            {FIGURES.map((name) => (
              <th key={name} scope="col" data-chosen={isChosen(name)}>
                {figureLabel(name).label}
                <small>{figureLabel(name).isMedian ? `중앙값, ${counterOf(name)}` : counterOf(name)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map((row, index) => (
            <tr key={row.start}>
              <th scope="row">
                {shortPeriod(unit, row.start)} {index === 0 && <small>{THIS_PERIOD[unit]}</small>}
              </th>
              {FIGURES.map((name) => (
                <td key={name} data-chosen={isChosen(name)}>
                  {figureText(row[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.TableScroller>
  );
}
