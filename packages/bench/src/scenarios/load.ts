import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { goals, LATER } from '../goals.ts'
import { type Bench, defineScenario, type MeasuredUnit, type Scenario } from '../scenario.ts'
import { tillkitUrl, withStyles } from '../add-tillkit.ts'
import { quiet } from '../bench.ts'

/** A page of a unit's that differs from its usual one. */
export interface LoadPage {
  /** Default `{unit}/load`. */
  readonly name?: string
  /**
   * Whether React is prepared on it in an idle moment. Setting it up is one task that nobody can split, some 50 ms at
   * CPU ×4; so what comes after the first idle moment is measured there, and has no goal.
   */
  readonly preparesReact?: boolean
}

/** What our share of a page's loading is, beside the same page without Tillkit. */
export function loadScenario(unit: MeasuredUnit, { name = `${unit.unit}/load`, preparesReact = false }: LoadPage = {}): Scenario {
  return defineScenario({
    name,
    cpu: [1, LATER],
    figures: {
      bytes: { label: 'our scripts before first idle, gzip', unit: 'B', goal: goals.beforeIdle },
      all: { label: 'our scripts until all is at rest, gzip', unit: 'B' },
      before: { label: 'our longest script in a long frame before first idle', unit: 'ms', goal: goals.task },
      script: { label: 'our longest script in a long frame until all is at rest', unit: 'ms', ...(preparesReact ? {} : { goal: goals.task }) },
      longest: { label: 'longest task of the page with us', unit: 'ms' },
      without: { label: 'longest task of the page without us', unit: 'ms', kind: 'control' },
      blocked: { label: 'time over 50 ms in long tasks that we add', unit: 'ms', kind: 'difference' },
    },
    async run(bench) {
      const ours = await observe(bench, unit, true)
      const bare = await observe(bench, unit, false)
      return {
        bytes: gzipOf(bench.built, ours.files),
        all: gzipOf(bench.built, ours.all),
        before: ours.before,
        script: ours.script,
        longest: ours.longest,
        without: bare.longest,
        blocked: ours.blocked - bare.blocked,
      }
    },
  })
}

async function observe(bench: Bench, { host, head = '' }: MeasuredUnit, tillkit: boolean) {
  const globals = withStyles(head)
  const page = await bench.open({ main: host(0), globals, tillkit, waitForMount: tillkit, throttle: 'load' })
  await quiet(page)
  return page.evaluate(async () => {
    // What is prepared ahead counts too.
    await window.__bench.rest()
    // Long frames and tasks are told of after they have ended.
    await window.__bench.nextFrame()
    const { firstIdle = Infinity, longTasks, scripts, ourFiles } = window.__bench
    const most = (numbers: number[]) => Math.max(0, ...numbers)
    const own = scripts.filter(({ file }) => file.includes('/tillkit/'))
    const isScript = (file: string) => file.endsWith('.js')
    return {
      files: ourFiles(firstIdle).filter(isScript),
      all: ourFiles().filter(isScript),
      before: most(own.filter(({ start }) => start < firstIdle).map(({ duration }) => duration)),
      script: most(own.map(({ duration }) => duration)),
      longest: most(longTasks.map(({ duration }) => duration)),
      blocked: longTasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    }
  })
}

/** What the files of a build at these addresses weigh. */
function gzipOf(built: string, addresses: readonly string[]): number {
  if (addresses.length === 0) throw new Error('Nothing of ours was asked for before the first idle moment, not even tillkit.js.')
  const files = addresses.map((address) => join(built, new URL(address).pathname.replace(tillkitUrl(''), '')))
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).byteLength, 0)
}
