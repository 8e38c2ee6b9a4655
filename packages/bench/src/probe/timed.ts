import type { Frame, Timing, Trial } from './types.ts'

const DEFAULT_TIMEOUT = 10_000

/** Resolves once the next frame has been painted. */
export function nextFrame(): Promise<Frame> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const began = performance.now()
      // Runs after the frame's own work (style, layout, paint), and before tasks that had been waiting for longer.
      void scheduler.postTask(() => resolve({ began, painted: performance.now() }), { priority: 'user-blocking' })
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
  let latest = 0
  const look = (at: number) => {
    for (const [name, holds] of open) {
      if (!holds()) continue
      seen[name] = at - start
      latest = at
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
    const frame = await frameWithAll()
    return { returned, marks: seen as Record<Name, number>, frame: frame.painted - start }
  } finally {
    observer.disconnect()
  }

  /** The first frame that shows all marks: what came after it had begun may be in the next one only. */
  async function frameWithAll(): Promise<Frame> {
    const timeout = trial.timeout ?? DEFAULT_TIMEOUT
    for (;;) {
      const frame = await nextFrame()
      look(frame.painted)
      if (open.size === 0 && latest <= frame.began) return frame
      if (open.size > 0 && frame.painted - start > timeout) {
        throw new Error(`Never came, in ${timeout / 1000} s: "${[...open.keys()].join('", "')}".`)
      }
    }
  }
}
