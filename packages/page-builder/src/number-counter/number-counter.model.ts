/**
 * A number as it is shown: the digits before its decimal point in groups of three, with whatever the shop puts between them, which
 * may be nothing.
 */
export function grouped(value: string, separator: string): string {
  const [, head = '', digits = '', rest = ''] = /^(\D*)(\d*)([^]*)$/.exec(value) ?? []
  return head + digits.replaceAll(/\B(?=(\d{3})+$)/g, () => separator) + rest
}

/** What is shown when a part (0 to 1) has been counted: whole numbers on the way, the very number at the end. */
export function counted({ value, separator }: { readonly value: string; readonly separator: string }, part: number): string {
  return grouped(part === 1 ? value : String(Math.round(parseFloat(value) * part)), separator)
}
