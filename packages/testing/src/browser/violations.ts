import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What is judged, and by which rules. */
export interface CheckOptions {
  /** A part of the page alone, by a selector. Default: the page. */
  readonly within?: string
  /** The checker's advice too, beyond WCAG 2.2 AA. Default false. */
  readonly bestPractice?: boolean
  /** Rules that are left out, such as those for headings that a fixture's page does not have. */
  readonly without?: readonly string[]
}

/** What the accessibility checker finds on an open page: a line for each rule that is broken, with the elements. */
export async function violations(page: Page, { within, bestPractice = false, without = [] }: CheckOptions = {}): Promise<string[]> {
  await page.evaluate(axe)
  // A colour on its way to another is not what a shopper reads. It need not take its time.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    for (const animation of ending) animation.playbackRate *= 20
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
  return page.evaluate(async ({ within, tags, without }) => {
    interface Violation { id: string; nodes: { html: string }[] }
    const { run } = Reflect.get(window, 'axe') as { run: (context: unknown, options: object) => Promise<{ violations: Violation[] }> }
    const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]))
    // Nobody reads what is right, nor where it is.
    const options = { runOnly: { type: 'tag', values: tags }, rules, resultTypes: ['violations'], selectors: false }
    const found = await run(within === undefined ? document : document.querySelector(within), options)
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  }, { within, tags: [...WCAG, ...(bestPractice ? ['best-practice'] : [])], without })
}
