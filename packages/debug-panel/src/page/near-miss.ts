/** How many of a kind are told. */
const MOST = 4

/**
 * Looks for markup that was perhaps meant for a unit, where nothing matches its selector: one part of the selector
 * without the other, the class written in another way, or other parts of the same plugin.
 */
export function nearMisses(selector: string, unit: string, root: ParentNode = document): string[] {
  return [...partial(selector, root), ...similar(selector, unit, root)].slice(0, MOST)
}

/** The simple parts of a selector: `.gift[data-id]` → `.gift`, `[data-id]`. */
function partsOf(selector: string): string[] {
  return selector.match(/\.[\w-]+|\[[^\]]+\]|#[\w-]+/g) ?? []
}

function partial(selector: string, root: ParentNode): string[] {
  const parts = partsOf(selector)
  const attributes = parts.map((part) => (/^\[[\w-]+/.test(part) ? part.replace(/[~|^$*]?=[^\]]*(?=\])/, '') : part))
  return [...new Set(attributes)].flatMap((part) => {
    const count = root.querySelectorAll(part).length
    return count > 0 ? [`${times(count)} with ${part} alone: the rest of ${selector} is missing there.`] : []
  })
}

function similar(selector: string, unit: string, root: ParentNode): string[] {
  const wanted = partsOf(selector).flatMap((part) => (part.startsWith('.') ? [part.slice(1)] : []))
  const plain = wanted.map(normal)
  const found = new Map<string, number>()
  for (const element of root.querySelectorAll('[class]')) {
    for (const name of element.classList) {
      const isMeant = plain.includes(normal(name)) || ` ${normal(name)} `.includes(normal(unit))
      if (isMeant && !wanted.includes(name)) found.set(name, (found.get(name) ?? 0) + 1)
    }
  }
  const misspelt = [...found].filter(([name]) => plain.includes(normal(name)))
  if (misspelt.length > 0) return misspelt.map(([name, count]) => `${times(count)} with .${name}, which reads almost like ${selector}.`)
  if (found.size === 0) return []
  const names = [...found.keys()].slice(0, MOST).map((name) => `.${name}`)
  return [`Other parts of it are there (${names.join(', ')}). A template that a theme has overridden may lack the wrapper ${selector}.`]
}

function times(count: number): string {
  return count === 1 ? 'There is an element' : `There are ${count} elements`
}

/** A class without its spelling: `tpt__tieredPricing` and `tpt-tiered-pricing` are one. */
function normal(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
