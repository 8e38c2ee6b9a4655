import { invoke } from '@tillkit/dom'

/** All elements in a part of the page that a selector matches, in its order; of forms too whose fields hide what they have. */
export function allIn<Found extends Element = HTMLElement>(part: ParentNode & Node, selector: string): Found[] {
  return [...(invoke(part, 'querySelectorAll', selector) as NodeListOf<Found>)]
}

/** Splits a list of selectors at its commas, but not at those in parentheses. */
export function splitSelectors(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of list) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth <= 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** What jQuery adds to CSS: of all that match, the first. */
const FIRST = /:first$/

/** An outer part, and what it has to hold, for browsers without `:has`. */
const HAS = /^(.*?):has\((.+)\)$/

/**
 * The first element that a selector of the page builder's names. It is written for jQuery: `:first` is no CSS, and `:has` is
 * not known to every browser.
 * @returns `null` where there is none, or nobody can read the selector
 */
export function findFirst(selector: string, within: ParentNode & Node = document): HTMLElement | null {
  const plain = selector.trim().replace(FIRST, '')
  return plain === '' ? null : (query(within, plain) ?? withoutHas(within, plain))
}

function query(within: ParentNode & Node, selector: string): HTMLElement | null {
  try {
    return invoke(within, 'querySelector', selector) as HTMLElement | null
  } catch {
    return null
  }
}

function withoutHas(within: ParentNode & Node, selector: string): HTMLElement | null {
  const [, outer, inner = ''] = HAS.exec(selector) ?? []
  if (outer === undefined) return null
  try {
    return allIn(within, outer || '*').find((element) => invoke(element, 'querySelector', inner)) ?? null
  } catch {
    return null
  }
}
