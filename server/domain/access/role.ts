/** The flag of the role in session responses: `operator: true`, or no field. */
export const roleFlag = (role: string | null | undefined): { operator?: true } =>
  role === 'OPERATOR' ? { operator: true } : {};
