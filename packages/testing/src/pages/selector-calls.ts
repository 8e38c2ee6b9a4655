import type { Page } from 'playwright-core'
import { tillkitVersion } from '../server/index.ts'

/** How our files asked a page for elements by one selector. */
export interface SelectorCall {
  readonly selector: string
  /** Whether the whole document was searched; else it was a part of it, or one element that was tested. */
  readonly isWhole: boolean
  readonly calls: number
  /** How long the browser took for all of them, in ms. */
  readonly time: number
}

/** What all of a page's selectors come to. */
export interface SelectorSum {
  readonly calls: number
  /** Those that searched the whole document. */
  readonly whole: number
  /** In ms, as the browser's clock tells it: to a tenth. */
  readonly time: number
}

/** Has a page count how our files ask for elements. Called before the page is opened. */
export function countSelectors(page: Page): Promise<unknown> {
  return page.addInitScript(count, `/tillkit/${tillkitVersion()}/`)
}

/** What has been asked so far, what took longest first. */
export function selectorCalls(page: Page): Promise<SelectorCall[]> {
  return page.evaluate(() => [...(Reflect.get(window, '__selectors') as Map<string, SelectorCall>).values()].sort((one, other) => other.time - one.time))
}

/** Adds up what has been asked. */
export function sumSelectors(all: readonly SelectorCall[]): SelectorSum {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  return {
    calls: sum(all.map(({ calls }) => calls)),
    whole: sum(all.map(({ calls, isWhole }) => (isWhole ? calls : 0))),
    time: sum(all.map(({ time }) => time)),
  }
}

/** Runs in the page before anything else. @param ours what the addresses of our files have in common */
function count(ours: string): void {
  // What runs programs in TypeScript gives names to functions by this helper; in the page there would be none.
  Reflect.set(window, '__name', (named: unknown) => named)
  const seen = new Map<string, SelectorCall>()
  Reflect.set(window, '__selectors', seen)
  /** Whether a file of ours asked: the nearest in the stack that is a file at all, behind this function and what the browser has itself. */
  const isOurs = () => (new Error().stack ?? '').split('\n').slice(3).find((line) => /:\d+:\d+/.test(line))?.includes(ours) === true
  const note = (selector: string, isWhole: boolean, time: number) => {
    const key = `${String(isWhole)} ${selector}`
    const before = seen.get(key) ?? { calls: 0, time: 0 }
    seen.set(key, { selector, isWhole, calls: before.calls + 1, time: before.time + time })
  }
  for (const prototype of [Document.prototype, Element.prototype, DocumentFragment.prototype]) {
    for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest', 'getElementsByClassName', 'getElementsByTagName']) {
      const native = Reflect.get(prototype, name) as ((selector: string) => unknown) | undefined
      if (!native) continue
      Reflect.set(prototype, name, function (this: Node, selector: string) {
        const begun = performance.now()
        try {
          return native.call(this, selector)
        } finally {
          const time = performance.now() - begun
          const isSearch = name !== 'matches' && name !== 'closest'
          if (isOurs()) note(String(selector), isSearch && [document, document.documentElement, document.body].includes(this as Document), time)
        }
      })
    }
  }
}
