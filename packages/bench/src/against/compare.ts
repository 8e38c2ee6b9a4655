import type { Browser, Page } from 'playwright-core'
import { waitForMount } from '@tillkit/testing'
import { quiet, setCpuRate } from '../bench.ts'
import { probeScript } from '../probe/bundle.ts'
import { messageOf } from '../runner.ts'
import { type Against, type AgainstFigures, CPU_RATES, type Figure } from '../scenario.ts'
import type { Summary } from '../statistics.ts'
import { summarize } from '../statistics.ts'
import { legacySelector, swapInTillkit } from './swap.ts'
import { visit } from './visit.ts'
import { weighScripts } from './weigh.ts'

/** One figure on both sides. */
export interface Comparison {
  readonly label: string
  readonly unit: Figure['unit']
  readonly cpu: number
  readonly theirs: Summary
  readonly ours: Summary
  /** Ours divided by theirs: below 1 is better; null when theirs is 0. */
  readonly ratio: number | null
}

/** What is compared, and how often. */
export interface CompareOptions {
  readonly browser: Browser
  readonly url: string
  readonly against: Against
  readonly runs: number
  /** CPU rates. Default 1 and 4. */
  readonly cpu?: readonly number[]
  readonly progress?: (what: string) => void
}

/** Which script answers on the page. */
type Side = 'theirs' | 'ours'

const PAGE_FIGURES: Against['figures'] = {
  longest: { label: 'longest task while the page loads', unit: 'ms' },
  blocked: { label: 'time over 50 ms in long tasks while the page loads', unit: 'ms' },
  shift: { label: 'layout shift while the page loads', unit: 'shift' },
  scripts: { label: 'all scripts of the page, gzip', unit: 'B' },
  script: { label: 'the legacy script, and ours in its place, gzip', unit: 'B' },
}

/**
 * Measures a shop's page as it is, and the same page with Tillkit in the place of the legacy script, turn by turn.
 * @throws {Error} in words, when the page cannot be had, has no such widget, or one side does not answer
 */
export async function compare(options: CompareOptions): Promise<Comparison[]> {
  const comparisons: Comparison[] = []
  for (const cpu of options.cpu ?? CPU_RATES) {
    const runs: Record<Side, AgainstFigures[]> = { theirs: [], ours: [] }
    for (let run = 0; run < options.runs; run += 1) {
      for (const side of ['theirs', 'ours'] as const) {
        options.progress?.(`run ${run + 1} of ${options.runs}, ${side}, at CPU ×${cpu}`)
        runs[side].push(await measureSide(options, side, cpu))
      }
    }
    comparisons.push(...compared({ ...options.against.figures, ...PAGE_FIGURES }, cpu, runs))
  }
  return comparisons
}

function compared(figures: Against['figures'], cpu: number, runs: Record<Side, readonly AgainstFigures[]>): Comparison[] {
  return Object.entries(figures).map(([name, { label, unit }]) => {
    const theirs = summarize(runs.theirs.map((run) => run[name] ?? NaN))
    const ours = summarize(runs.ours.map((run) => run[name] ?? NaN))
    return { label, unit, cpu, theirs, ours, ratio: theirs.median === 0 ? null : ours.median / theirs.median }
  })
}

async function measureSide({ browser, url, against }: CompareOptions, side: Side, cpu: number): Promise<AgainstFigures> {
  // The page's own policy knows nothing of the benchmark's probe; it is set aside on both sides alike.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript(await probeScript())
    if (side === 'ours') await swapInTillkit(context, url, against.unit)
    const weights = weighScripts(page, against.unit)
    await setCpuRate(page, cpu)
    await visit(page, url)
    await refuseUnfit(page, against, side)
    await quiet(page)
    const load = await page.evaluate(readLoading)
    const own = await against.measure(page)
    const { all, legacy, ours } = await weights()
    return { ...own, ...load, scripts: all, script: side === 'ours' ? ours : legacy }
  } catch (cause) {
    if (cause instanceof Error && cause.message.startsWith(url)) throw cause
    const who = side === 'ours' ? 'with Tillkit in place of the legacy script' : 'as it is'
    throw new Error(`${url}, ${who}, could not be measured: ${messageOf(cause)}`, { cause })
  } finally {
    await context.close()
  }
}

/** A page that does not have what is measured, or on which not the expected script is at work. */
async function refuseUnfit(page: Page, against: Against, side: Side): Promise<void> {
  const missing = await against.missing(page)
  if (missing.length > 0) {
    const list = missing.join('\n  ')
    throw new Error(`${page.url()} has nothing to measure for ${against.name}. Looked for, in vain:\n  ${list}`)
  }
  if (side === 'ours') return waitForMount(page, 20_000)
  const running = await page.evaluate(() => Reflect.get(window, Symbol.for('tillkit')) !== undefined)
  if (running) {
    throw new Error(
      `${page.url()} runs Tillkit already: there is nothing to compare it with. ` +
        'Measure a page that still runs its legacy script.',
    )
  }
  const selector = legacySelector(against.unit)
  if ((await page.locator(selector).count()) === 0) {
    throw new Error(
      `${page.url()} has no script tag of the legacy script for ${against.unit}, so it cannot be taken out for our turn. ` +
        `Looked for ${selector}. Does an optimiser join the shop's scripts? Measure without it.`,
    )
  }
}

/** What loading did. A quantity moves things by right: a shopper has asked for it. */
function readLoading() {
  const { longTasks, shifts } = window.__bench
  const lengths = longTasks.map(({ duration }) => duration)
  return {
    longest: Math.max(0, ...lengths),
    blocked: lengths.reduce((sum, length) => sum + length - 50, 0),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
  }
}
