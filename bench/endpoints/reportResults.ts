import { writePlot } from '../plot/writePlot';
import { rangeChart } from '../plot/rangeChart';
import { quantile } from '../quantile';
import { toTable } from '../table';
import { type CaseResult } from './measureCase';

const HEAD = ['request', 'req/s', 'bare', 'of bare', 'p50 ms', 'p99 ms', 'p99 / p50', 'CPU ms'];

export type Results = ReadonlyMap<string, CaseResult>;

/** One row of the table. */
export function toCells(name: string, { product, bare, ofBare, cpu }: CaseResult): (string | number)[] {
  return [
    product.refused > 0 ? `${name} (${product.refused} refused)` : name,
    Math.round(product.requestsPerSecond),
    Math.round(bare.requestsPerSecond),
    `${Math.round(100 * ofBare)} %`,
    product.p50,
    product.p99,
    told(product.p99 / product.p50, 1),
    told(cpu, 2),
  ];
}

/** A dash for NaN, which occurs when there was no response in time. */
const told = (value: number, digits: number) => (Number.isFinite(value) ? value.toFixed(digits) : '–');

export function toResultTable(results: Results): string {
  const rows = [...results].map(([name, result]) => toCells(name, result));
  const generator = (side: 'bare' | 'product') =>
    quantile(
      [...results.values()].map((result) => 100 * result[side].generatorCpu),
      0.5,
    ).toFixed(0);
  const costs = `The load generator took ${generator('bare')} % of a core beside the bare route, ${generator('product')} % beside the product.`;
  return `${toTable(HEAD, rows)}\n\n${costs}`;
}

/** @param where the database, its size and the connections, for the title of the plot */
export async function drawResults(results: Results, where: string): Promise<void> {
  const file = where.toLowerCase().replace(/[^\da-z]+/g, '-');
  const ofBare = [...results].map(([name, result]) => ({ name, from: 0, to: result.ofBare }));
  const percents = [0, 0.25, 0.5, 0.75, 1].map((at) => ({
    at,
    name: `${100 * at} %`,
    isLimit: at === 0.25 || at === 0.5,
  }));
  await writePlot(
    `of-bare-${file}`,
    rangeChart({
      title: `Requests per second, of the bare route: ${where}`,
      rows: ofBare,
      marks: percents,
      axis: [0, 1],
    }),
  );
  const times = [...results].map(([name, { product }]) => ({ name, from: product.p50, to: product.p99 }));
  const tens = [1, 10, 100, 1_000].map((at) => ({ at, name: `${at} ms` }));
  const axis = [0.5, 5_000] as const;
  await writePlot(
    `times-${file}`,
    rangeChart({ title: `From p50 to p99: ${where}`, rows: times, marks: tens, axis, logarithmic: true }),
  );
}
