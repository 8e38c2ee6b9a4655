import { attributeOf } from '@tillkit/dom'
import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { PRODUCT_PARAMS, STAR_NAMES } from './anatomy.ts'

/** What a number of stars is called: as the platform says, or else as the list does. */
export function starName(select: HTMLSelectElement, value: number): string {
  const params = readGlobal(PRODUCT_PARAMS)
  const names = isRecord(params) ? params[STAR_NAMES] : undefined
  const named = Array.isArray(names) ? readText((names as readonly unknown[])[value - 1]) : ''
  return named || ([...select.options].find((option) => option.value === String(value))?.text ?? String(value))
}

/** The list's label as attributes of what takes its place. */
export function groupLabel(select: HTMLSelectElement): Readonly<Record<string, string>> {
  const label = select.labels[0]
  if (label?.id) return { 'aria-labelledby': label.id }
  const name = label?.textContent?.trim() || attributeOf(select, 'aria-label')
  return name ? { 'aria-label': name } : {}
}
