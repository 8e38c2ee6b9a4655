import type { CDPSession, Page } from 'playwright-core'
import { goals } from '../goals.ts'
import { defineScenario, type MeasuredUnit, type Scenario } from '../scenario.ts'

const ROUNDS = 1000
/**
 * Rounds that come first, uncounted. The engine compiles what runs often, again and better: some 300 kB of machine
 * code in the first thousand rounds and none after (by heap snapshots, which then showed no object of ours more).
 */
const WARM_UP = 1000

/**
 * Bytes that may remain after 1,000 rounds: 100 B for each. A kept closure with its context is larger than that, and a
 * kept host by a hundred times, while the engine's own notes (compiled code, shapes) wander by less in all.
 */
const HEAP_TOLERANCE = 100 * ROUNDS

/** What is left behind when a host has come and gone 1,000 times. */
export function memoryScenario({ unit, host, head = '' }: MeasuredUnit): Scenario {
  return defineScenario({
    name: `${unit}/memory`,
    cpu: [1],
    // Each counts a thousand rounds.
    runs: 3,
    figures: {
      heap: { label: `heap kept after ${ROUNDS} mounts and unmounts`, unit: 'B', goal: { ...goals.none, most: HEAP_TOLERANCE } },
      nodes: { label: 'nodes kept', unit: 'things', goal: goals.none },
      listeners: { label: 'listeners kept', unit: 'things', goal: goals.none },
    },
    async run(bench) {
      const page = await bench.open({ main: `${host(0)}<div id="bench-place"></div>`, globals: head })
      const session = await page.context().newCDPSession(page)
      const copy = host(1)
      await comeAndGo(page, copy, WARM_UP)
      const before = await inUse(session)
      await comeAndGo(page, copy, ROUNDS)
      const after = await inUse(session)
      return {
        heap: after.heap - before.heap,
        nodes: after.nodes - before.nodes,
        listeners: after.listeners - before.listeners,
      }
    },
  })
}

/** Inserts a host, lets it mount and do its first update, and removes it, so many times. */
async function comeAndGo(page: Page, html: string, rounds: number): Promise<void> {
  await page.evaluate(async ({ html, rounds }) => {
    const place = document.querySelector('#bench-place')
    const template = document.createElement('template')
    template.innerHTML = html
    // Not by timers, of which each would wait 4 ms.
    const pause = () => scheduler.postTask(() => undefined)
    const before = window.__bench.mounted.length
    for (let round = 0; round < rounds; round += 1) {
      let timer = 0
      const mounted = new Promise((resolve, reject) => {
        document.addEventListener('tillkit:mounted', resolve, { once: true })
        // A host that never mounts is a failure, and not a run that never ends.
        timer = window.setTimeout(() => reject(new Error(`No host mounted in round ${round + 1}.`)), 10_000)
      })
      place?.append(template.content.cloneNode(true))
      await mounted
      clearTimeout(timer)
      await pause()
      place?.replaceChildren()
      await pause()
    }
    const count = window.__bench.mounted.length - before
    if (count !== rounds) throw new Error(`${count} hosts mounted in ${rounds} rounds.`)
    // What the probe has noted of these rounds is no heap of ours: 10 kB of times, and more of slow frames on a busy machine.
    const { mounted: times, longTasks, scripts, shifts } = window.__bench
    for (const list of [times, longTasks, scripts, shifts] as unknown[][]) list.length = 0
  }, { html, rounds })
}

/** How long a page may need for what ends a moment after its host, in ms: a pause in typing, a touch that something may follow. */
const MOMENT = 500

interface InUse {
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

/** What the page holds on to, after the garbage is gone, and what ends a moment after its host: it is asked until nodes become fewer no more. */
async function inUse(session: CDPSession): Promise<InUse> {
  let last = await collected(session)
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, MOMENT))
    const now = await collected(session)
    if (now.nodes >= last.nodes) return now
    last = now
  }
}

async function collected(session: CDPSession): Promise<InUse> {
  // What the first collection sets free (finalisers, detached documents) the second one takes.
  for (let pass = 0; pass < 2; pass += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes, listeners: jsEventListeners }
}
