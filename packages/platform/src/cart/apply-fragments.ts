import { saveFocus as hold, invoke, type KnownBy, native } from '@tillkit/dom'
import { helpOn } from '../help.ts'
import { pageJQuery } from '../jquery-copies.ts'
import type { Fragments } from './cart-answer.ts'
import { KNOWN_BY } from './anatomy.ts'

/** How HTML becomes nodes: the page's Trusted Types policy is not this package's to know. */
export interface FragmentDeps {
  /** Parses HTML into nodes whose scripts have not run. */
  parse(html: string): DocumentFragment
  /** Runs scripts that came with HTML and now stand in the page, in order. */
  run(scripts: readonly HTMLScriptElement[]): void
}

/**
 * Puts fragments into the page: every element that a key selects is replaced, in this very task, so that code which
 * raised the event finds the new HTML on its next line, and the browser paints once. A value may hold several nodes or
 * text. Its scripts run once, in order, where it stands last, as they do with jQuery. The focus stays on the same
 * control where that exists again.
 * @returns how many elements were replaced
 */
export function applyFragments(fragments: Fragments, deps: FragmentDeps): number {
  const restoreFocus = saveFocus()
  let replaced = 0
  for (const [selector, html] of Object.entries(fragments)) {
    const places = outermost(elementsOf(selector))
    places.forEach((place, index) => {
      const scripts = replaceWith(place, deps.parse(html))
      // Only where it stands last.
      if (index === places.length - 1) deps.run(scripts)
    })
    replaced += places.length
  }
  restoreFocus()
  return replaced
}

/** @returns the scripts that stand in the page now, and have not run */
function replaceWith(place: Element, fragment: DocumentFragment): HTMLScriptElement[] {
  const scripts = [...fragment.querySelectorAll('script')]
  invoke(place, 'replaceWith', fragment)
  return scripts
}

/** Of elements in the page's order those that stand in none of the others: what stands inside goes with it. */
function outermost(elements: readonly Element[]): Element[] {
  let last: Element | undefined
  return elements.filter((element) => {
    if (!native(element, 'parentNode') || (last && invoke(last, 'contains', element))) return false
    last = element
    return true
  })
}

/** Remembers which control has the focus, as `saveFocus` of `@tillkit/dom` does, by what names it in a cart. */
export function saveFocus(region?: Node & ParentNode, placeOf?: KnownBy['placeOf']): () => void {
  return hold(region, placeOf ? { ...KNOWN_BY, placeOf } : KNOWN_BY)
}

const warned = new Set<string>()

/** What a key selects. Keys are jQuery's selectors, of which the browser knows most. */
function elementsOf(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)]
  } catch {
    return jQueryElementsOf(selector)
  }
}

function jQueryElementsOf(selector: string): Element[] {
  try {
    const $ = pageJQuery()
    if ($) return $(selector).toArray()
  } catch {
    // Not one of jQuery's either.
  }
  if (!warned.has(selector)) {
    console.warn(`[tillkit] the fragment "${selector}" is passed over: nobody knows this selector. ${helpOn('fragment-selector')}`)
  }
  warned.add(selector)
  return []
}
