import { native } from '@tillkit/dom'

/** How many of a kind are told. */
const MOST = 4

/**
 * Looks for markup that was perhaps meant for a unit, where nothing matches its selector: one part of the selector
 * without the other, the class written in another way, or other parts of the same plugin.
 */
export function nearMisses(selector: string, unit: string, classes: ReadonlyMap<string, number> = classesOf()): string[] {
  return [...partial(selector), ...similar(selector, unit, classes)].slice(0, MOST)
}

/** The page's classes, with how many elements have each: read once for all units. */
export function classesOf(): Map<string, number> {
  const found = new Map<string, number>()
  for (const element of document.querySelectorAll('[class]')) {
    for (const name of native(element, 'classList')) found.set(name, (found.get(name) ?? 0) + 1)
  }
  return found
}

/** The simple parts of a selector: `.gift[data-id]` → `.gift`, `[data-id]`. */
function partsOf(selector: string): string[] {
  return selector.match(/\.[\w-]+|\[[^\]]+\]|#[\w-]+/g) ?? []
}

/** Of one element's selector only: a part of a path, such as every `.qty`, is no miss. */
function partial(selector: string): string[] {
  if (/[\s>+~,]/.test(selector)) return []
  const parts = partsOf(selector)
  const attributes = parts.map((part) => (/^\[[\w-]+/.test(part) ? part.replace(/[~|^$*]?=[^\]]*(?=\])/, '') : part))
  return [...new Set(attributes)].flatMap((part) => {
    const count = document.querySelectorAll(part).length
    return count > 0 ? [`${times(count)} with ${part} alone: the rest of ${selector} is missing there.`] : []
  })
}

function similar(selector: string, unit: string, classes: ReadonlyMap<string, number>): string[] {
  const wanted = partsOf(selector).flatMap((part) => (part.startsWith('.') ? [part.slice(1)] : []))
  const plain = wanted.map(normal)
  const meant = normal(unit)
  const found = [...classes].filter(([name]) => !wanted.includes(name) && (plain.includes(normal(name)) || normal(name).includes(meant)))
  const misspelt = found.filter(([name]) => plain.includes(normal(name)))
  if (misspelt.length > 0) return misspelt.map(([name, count]) => `${times(count)} with .${name}, which reads almost like ${selector}.`)
  if (found.length === 0) return []
  const names = found.slice(0, MOST).map(([name]) => `.${name}`)
  return [`Other parts of it are there (${names.join(', ')}). A template that a theme has overridden may lack the wrapper ${selector}.`]
}

function times(count: number): string {
  return count === 1 ? 'There is an element' : `There are ${count} elements`
}

/** Classes that were made plain before: a page is looked over again and again, and has the same ones. */
const known = new Map<string, string>()

/** A class without its spelling: `tpt__tieredPricing` and `tpt-tiered-pricing` are one. */
function normal(name: string): string {
  const plain = known.get(name) ?? name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase().replace(/[^a-z0-9]+/g, '-')
  known.set(name, plain)
  return plain
}
