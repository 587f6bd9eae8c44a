import { type ReactNode } from 'react';
import * as S from './Table.styles';

/** A column, declared once: its heading, its cell, and what of it a phone shows. */
export interface Column<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned digits; zeros are grey. */
  number?: boolean;
  /** What a phone shows: the cell beside the heading of the row, or a text below it. Nothing without it. */
  phone?: 'cell' | ((row: Row) => string);
}

interface TableProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  isSelected?: (row: Row) => boolean;
  /** The heading of the column of row headings. */
  heading: string;
  /** The heading of a row; `line` is what a phone shows below its name. */
  rowHeading: (row: Row, line: string) => ReactNode;
  columns: readonly Column<Row>[];
}

const phoneLine = <Row,>(columns: readonly Column<Row>[], row: Row) =>
  columns.flatMap(({ phone }) => (typeof phone === 'function' ? [phone(row)] : [])).join(' · ');

/** A table whose rows are lines on a phone. */
export function Table<Row>({ rows, keyOf, isSelected, heading, rowHeading, columns }: TableProps<Row>) {
  return (
    <S.Table>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {columns.map((column) => (
            <th key={column.heading} scope="col" data-number={column.number}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} aria-selected={isSelected?.(row)}>
            <th scope="row">{rowHeading(row, phoneLine(columns, row))}</th>
            {columns.map((column) => (
              <Cell key={column.heading} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </S.Table>
  );
}

function Cell<Row>({ column: { cell, number, phone }, row }: { column: Column<Row>; row: Row }) {
  const content = cell(row);
  return (
    <td
      data-number={number}
      data-zero={number && content === 0 ? true : undefined}
      data-stays={phone === 'cell' ? true : undefined}
    >
      {content}
    </td>
  );
}
