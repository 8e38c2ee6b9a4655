import type { Page, Route } from 'playwright-core'
import { tillkitVersion } from '../server/index.ts'

/** A file that a test holds back. */
export interface HeldFile {
  /** For `before` of a page. */
  readonly before: (page: Page) => Promise<void>
  /** Lets it go, or has it fail. */
  readonly release: (how?: 'abort') => Promise<void>
  /** When it is asked for. */
  readonly asked: Promise<void>
}

/** Holds a file until the test lets it go: one of ours, or that at a path. */
export function heldFile(name: string): HeldFile {
  let arrive: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (arrive = resolve))
  const held: Route[] = []
  /** What becomes of it from now on: a browser may ask once more for what failed. */
  let fate: ((route: Route) => Promise<void>) | undefined
  return {
    asked,
    async before(page) {
      await page.route(name.startsWith('/') ? `**${name}` : `**/tillkit/${tillkitVersion()}/${name}`, (route) => {
        if (fate) return void fate(route)
        held.push(route)
        arrive()
      })
    },
    async release(how) {
      await asked
      fate = (route) => (how === 'abort' ? route.abort() : route.continue())
      await Promise.all(held.splice(0).map(fate))
    },
  }
}
