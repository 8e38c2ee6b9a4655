import { chunksOf, readBuild } from '@tillkit/testing/project/modules.mjs'
import { tillkitUrl } from '../add-tillkit.ts'
import { goals } from '../goals.ts'
import { type Bench, defineScenario, type MeasuredUnit, type Scenario } from '../scenario.ts'

const MANY = 50
const SOME = 10

/** How long the unit's module takes, from its evaluation until 1, 10 and 50 hosts have mounted. */
export function mountScenario(unit: MeasuredUnit): Scenario {
  return defineScenario({
    name: `${unit.unit}/mount`,
    figures: {
      one: { label: '1 host, module evaluated to mounted', unit: 'ms' },
      some: { label: `${SOME} hosts`, unit: 'ms' },
      many: { label: `${MANY} hosts`, unit: 'ms' },
      growth: { label: `${MANY} hosts against ${MANY / SOME} × ${SOME}`, unit: 'times', goal: goals.linear },
    },
    async run(bench) {
      const one = await timeMounting(bench, unit, 1)
      const some = await timeMounting(bench, unit, SOME)
      const many = await timeMounting(bench, unit, MANY)
      return { one, some, many, growth: many / (some * (MANY / SOME)) }
    },
  })
}

async function timeMounting(bench: Bench, { unit, host, head = '' }: MeasuredUnit, count: number): Promise<number> {
  const main = Array.from({ length: count }, (_, index) => host(index)).join('\n')
  const page = await bench.open({ main, globals: head, tillkit: false, waitForMount: false })
  return page.evaluate(async ({ module, chunks, expected }) => {
    // Its imports are there, as the script tag asks for them; its own file is in the cache: what remains is its evaluation, and the mounting.
    await Promise.all([...chunks.map((chunk) => import(chunk)), fetch(module)])
    await window.__bench.nextFrame()
    const start = performance.now()
    await import(module)
    await window.__bench.until(`${expected} hosts to mount`, () => window.__bench.mounted.length >= expected)
    const { mounted } = window.__bench
    if (mounted.length !== expected) throw new Error(`${mounted.length} hosts mounted instead of ${expected}.`)
    return Math.max(...mounted) - start
  }, { module: tillkitUrl(`${unit}.js`), chunks: chunksOf(await readBuild(bench.built), unit).map((chunk) => tillkitUrl(`${chunk}.js`)), expected: count })
}
