import { defineScenario, type Bench, type Scenario } from '@tillkit/bench'
import { consentPage } from '@tillkit/fixtures/consent'

/** How many scripts are made at a stretch. */
const SCRIPTS = 1000
/** How many elements of other kinds are put into the page at a stretch. */
const ELEMENTS = 10_000
/** A list as long as shops with many plugins have it, of which nothing is on the page. */
const PROVIDERS = Array.from({ length: 30 }, (_, n) => ({ re: `tracker-${n}.example.test/script.js`, categories: ['analytics'] }))
const PAGE = consentPage({ providers: PROVIDERS }, '.cky-hide { display: none }')
const OPTIONS = { main: `<p>Words</p>${PAGE.template}`, globals: PAGE.globals }

interface Costs {
  readonly scripts: number
  readonly elements: number
}

/** What the gate costs a page that has nothing to hold back: its own start, and each node that a script puts there. */
export const scenarios: Scenario[] = [
  defineScenario({
    name: 'consent/gate',
    figures: {
      start: { label: 'the gate’s start', unit: 'ms', goal: { most: 16, cpu: 4, advice: 'It runs before everything else: look at what it does before the first script comes.' } },
      scripts: { label: `${SCRIPTS} scripts made and put into the page, with the gate`, unit: 'ms' },
      scriptsWithout: { label: `${SCRIPTS} scripts made and put into the page, without`, unit: 'ms', kind: 'control' },
      perScript: {
        label: `on top of it for ${SCRIPTS} scripts: as many ms as a script costs µs`,
        unit: 'ms',
        kind: 'difference',
        goal: { most: 100, cpu: 4, advice: 'Each script’s address is read and compared with the list: does anything else happen to it?' },
      },
      elements: { label: `${ELEMENTS} other elements put into the page, with the gate`, unit: 'ms' },
      elementsWithout: { label: `${ELEMENTS} other elements put into the page, without`, unit: 'ms', kind: 'control' },
    },
    async run(bench) {
      const start = await startOf(bench)
      const ours = await costsOf(bench, true)
      const bare = await costsOf(bench, false)
      return { start, scripts: ours.scripts, scriptsWithout: bare.scripts, perScript: ours.scripts - bare.scripts, elements: ours.elements, elementsWithout: bare.elements }
    },
  }),
]

/** What the gate's script takes from its first line to its last, on a page that does not have it yet. */
async function startOf(bench: Bench): Promise<number> {
  const page = await bench.open({ ...OPTIONS, tillkit: false, waitForMount: false })
  const took = await page.evaluate(async () => {
    const code = await (await fetch('/tillkit/0.1.0/consent.early.js')).text()
    const run = new Function(code)
    const began = performance.now()
    run()
    return performance.now() - began
  })
  if (!(await page.evaluate(() => Symbol.for('tillkit-gate') in window))) throw new Error('The gate has not started.')
  return took
}

async function costsOf(bench: Bench, tillkit: boolean): Promise<Costs> {
  const page = await bench.open({ ...OPTIONS, tillkit, waitForMount: tillkit })
  return page.evaluate(([scripts, elements]) => {
    const place = document.createElement('div')
    document.body.append(place)
    const timed = (work: () => void) => {
      const began = performance.now()
      work()
      return performance.now() - began
    }
    return {
      scripts: timed(() => {
        for (let n = 0; n < scripts; n += 1) {
          const script = document.createElement('script')
          // One that no browser of today fetches, and that the gate takes for any other.
          script.noModule = true
          script.src = `/scripts/${n}.js`
          place.append(script)
        }
      }),
      elements: timed(() => {
        for (let n = 0; n < elements; n += 1) place.appendChild(document.createElement('p')).append('Words')
      }),
    }
  }, [SCRIPTS, ELEMENTS] as const)
}
