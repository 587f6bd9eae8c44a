import qrcode from 'qrcode-generator';

/** A QR code as rows of modules, `true` for a dark one. */
export type QrModules = readonly (readonly boolean[])[];

/** Width of the quiet zone in modules, which readers need around the code. */
const QUIET = 4;

/** The QR code of an address. */
export function qrModules(address: string): QrModules {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const rows = Array.from({ length: code.getModuleCount() }, (_, index) => index);
  return rows.map((row) => rows.map((column) => code.isDark(row, column)));
}

/** Its dark modules as one SVG path, a unit each. */
export function qrPath(modules: QrModules): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** The QR code of an address as an SVG document, dark on white in both themes. @param label its title */
export function qrSvg(address: string, label: string): string {
  const modules = qrModules(address);
  const size = modules.length + 2 * QUIET;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${size} ${size}" role="img"`,
    ` aria-label="${label}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M${-QUIET} ${-QUIET}h${size}v${size}h-${size}z"/>`,
    `<path d="${qrPath(modules)}"/></svg>`,
  ].join('');
}
