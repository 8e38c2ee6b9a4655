import { FetchedXhr } from '@tillkit/fixtures/fetched-xhr'
import type { Page } from 'playwright-core'
import { goals } from './goals.ts'
import type { Bench, BenchPageOptions, Figure } from './scenario.ts'

/**
 * The figures of a change that is made by hand as well, on the same page without Tillkit: what the browser itself takes to
 * paint it is its own, and the goal is for what comes on top.
 */
export const besideBare = {
  bare: { label: 'the same by hand, painted, without us', unit: 'ms', kind: 'control' },
  more: { label: 'painted later than by hand', unit: 'ms', kind: 'difference', goal: goals.interaction },
} as const satisfies Record<string, Figure>

/** Where a page changes, by selectors. */
export interface Places {
  /** Elements whose attributes change. */
  readonly attributes?: string
  /** Elements whose attributes and content change. */
  readonly content?: string
}

/** One element as it stood. */
export interface Seen {
  readonly attributes: readonly (readonly [name: string, value: string])[]
  /** Its content, where that changes. */
  readonly html: string | null
}

/** What a shopper's touch does besides changing elements. */
export interface Touch {
  /** What is clicked, for what the browser itself does then: a box is ticked. */
  readonly click?: string
  /** A new entry of the history. */
  readonly address?: string
}

/** How these places look on a page that has changed. */
export function readPlaces(page: Page, places: Places): Promise<Seen[]> {
  return page.evaluate(({ attributes = '', content = '' }) => {
    const all = [attributes, content].filter(Boolean).join(', ')
    return [...document.querySelectorAll(all)].map((element) => ({
      attributes: [...element.attributes].map(({ name, value }) => [name, value] as const),
      html: content !== '' && element.matches(content) ? element.innerHTML : null,
    }))
  }, places)
}

/**
 * Opens a page without Tillkit and has these places look the same there.
 * @returns how long until that was painted, in ms
 * @throws where they are not there, or look like that already
 */
export async function changeByHand(bench: Bench, options: BenchPageOptions, places: Places & Touch, seen: readonly Seen[]): Promise<number> {
  const page = await bench.open({ ...options, tillkit: false, waitForMount: false })
  return page.evaluate(async ({ attributes = '', content = '', click, address, seen }) => {
    const elements = [...document.querySelectorAll(content ? (attributes ? `${attributes}, ${content}` : content) : attributes)]
    const textOf = (element: Element) => JSON.stringify([...element.attributes].map(({ name, value }) => [name, value]))
    const differs = (element: Element, at: number) =>
      textOf(element) !== JSON.stringify(seen[at]?.attributes) || (seen[at]?.html ?? element.innerHTML) !== element.innerHTML
    const due = elements.flatMap((element, at) => (differs(element, at) ? [{ element, wanted: seen[at] }] : []))
    if (elements.length !== seen.length || due.length === 0) {
      throw new Error(`The same change cannot be made by hand: ${elements.length} elements for ${seen.length}, ${due.length} differ.`)
    }
    const { frame } = await window.__bench.timed({
      act() {
        if (click) document.querySelector<HTMLElement>(click)?.click()
        if (address) history.pushState(null, '', address)
        for (const { element, wanted } of due) {
          if (!wanted) continue
          const names = new Set(wanted.attributes.map(([name]) => name))
          for (const { name } of [...element.attributes]) if (!names.has(name)) element.removeAttribute(name)
          for (const [name, value] of wanted.attributes) if (element.getAttribute(name) !== value) element.setAttribute(name, value)
          if (wanted.html !== null && element.innerHTML !== wanted.html) element.innerHTML = wanted.html
        }
      },
      marks: { changed: () => due.every(({ element, wanted }) => wanted?.attributes.every(([name, value]) => element.getAttribute(name) === value)) },
    })
    return frame
  }, { ...places, seen })
}

/** Server HTML that takes the place of other. */
export interface Swap {
  readonly place: string
  readonly html: string
  /** Whether it takes the element's place, or its content's. Default: the element's. */
  readonly inside?: boolean
}

/**
 * Opens a page without Tillkit, parses HTML and puts it in the place of what stands there.
 * @returns how long until that was painted, in ms
 */
export async function swapByHand(bench: Bench, options: BenchPageOptions, swap: Swap): Promise<number> {
  const page = await bench.open({ ...options, tillkit: false, waitForMount: false })
  return page.evaluate(async ({ place, html, inside = false }) => {
    const root = document.querySelector(place)
    const old = inside ? root?.firstElementChild : root
    const { frame } = await window.__bench.timed({
      act: () => {
        const template = document.createElement('template')
        template.innerHTML = html
        if (inside) root?.replaceChildren(template.content)
        else root?.replaceWith(template.content)
      },
      marks: { replaced: () => old?.isConnected === false },
    })
    return frame
  }, swap)
}

/** Has calls that go through jQuery ask the page's `fetch`, which a scenario answers. */
export const CALLS_BY_FETCH = `window.XMLHttpRequest = ${String(FetchedXhr)}`

declare global {
  interface Window {
    /** Lets the shop answer; there on pages that `answerByHand` has prepared. */
    __answer: () => void
  }
}

/** Has the page's calls wait until `window.__answer()`: what is measured is our work, not the network's. */
export async function answerByHand(page: Page, body: string): Promise<void> {
  await page.evaluate(CALLS_BY_FETCH)
  await page.evaluate((text) => {
    window.fetch = () => new Promise((resolve) => {
      window.__answer = () => resolve(new Response(text))
    })
  }, body)
}
