/** Two days of the wire as "2025.03.01 ~ 2025.06.30". */
export const periodOf = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  `${startDate.replaceAll('-', '.')} ~ ${endDate.replaceAll('-', '.')}`;
