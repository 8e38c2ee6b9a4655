import type { Timing, Trial } from './types.ts'

const DEFAULT_TIMEOUT = 10_000

/** Resolves, with the time, once the next frame has been painted. */
export function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      // A message is answered after the frame's own work: style, layout and paint.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve(performance.now())
      }
      port2.postMessage(null)
    })
  })
}

/** Resolves once something holds; looks at every frame. Rejects after 10 s, naming what it waited for. */
export async function until(what: string, holds: () => boolean): Promise<void> {
  const end = performance.now() + DEFAULT_TIMEOUT
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Waited 10 s in vain: ${what}.`)
    await nextFrame()
  }
}

/** Does something and sees when it shows: in the same task, at a later change of the page, or at a frame. */
export async function timed<Name extends string>(trial: Trial<Name>): Promise<Timing<Name>> {
  const open = new Map(Object.entries(trial.marks) as [Name, () => boolean][])
  const seen: Partial<Record<Name, number>> = {}
  const look = (at: number) => {
    for (const [name, holds] of open) {
      if (!holds()) continue
      seen[name] = at - start
      open.delete(name)
    }
  }
  const observer = new MutationObserver(() => look(performance.now()))
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const early = [...open].filter(([, holds]) => holds()).map(([name]) => name)
  if (early.length > 0) throw new Error(`Nothing to measure: "${early.join('", "')}" held before anything was done.`)
  const start = performance.now()
  trial.act()
  const returned = performance.now() - start
  look(start + returned)
  try {
    return { returned, marks: await allSeen(), frame: (await nextFrame()) - start }
  } finally {
    observer.disconnect()
  }

  async function allSeen(): Promise<Record<Name, number>> {
    const timeout = trial.timeout ?? DEFAULT_TIMEOUT
    while (open.size > 0) {
      const now = await nextFrame()
      look(now)
      if (open.size > 0 && now - start > timeout) {
        throw new Error(`Never came, in ${timeout / 1000} s: "${[...open.keys()].join('", "')}".`)
      }
    }
    return seen as Record<Name, number>
  }
}
