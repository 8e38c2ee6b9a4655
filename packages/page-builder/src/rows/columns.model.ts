/** Rows of equal columns, by how many. */
const EQUAL: Readonly<Record<string, string>> = {
  [Array(4).fill('1-4').join('_')]: '4col',
  [Array(5).fill('1-5').join('_')]: '5col',
  [Array(6).fill('1-6').join('_')]: '6col',
}

/** What a column of no known width counts as. */
export const FULL = '4_4'

/**
 * What a row is called by the widths of its columns, `1_4`: `4col`, `1-4_3-4`; `undefined` for one that style sheets do not tell
 * apart.
 */
export function columnsName(widths: readonly string[]): string | undefined {
  const names = widths.map((width) => width.replace('_', '-'))
  const joined = names.join('_')
  const isMix = names.includes('1-4') || joined.includes('1-5_1-5') || joined.includes('1-6_1-6')
  return EQUAL[joined] ?? (isMix ? joined : undefined)
}
