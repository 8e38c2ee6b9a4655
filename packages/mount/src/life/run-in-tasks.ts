/** Has a step of work done: at once, or when its turn has come. */
export type Run = (step: () => void) => void

/** Does each step at once. */
export const runSync: Run = (step) => step()

/** How long a task of ours may go on before the page has its turn, in ms: half a frame. */
const SLICE = 8

/**
 * Makes a queue that does its steps in their order, in tasks of its own: never in the one that asks for them, and in
 * several where they take long, so that a slow phone can paint and answer its shopper in between.
 */
export function runInTasks(): Run {
  const steps: (() => void)[] = []
  let isPlanned = false
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    nextTask(work)
  }
  const work = () => {
    const end = performance.now() + SLICE
    try {
      while (steps.length > 0 && performance.now() < end) steps.shift()?.()
    } finally {
      isPlanned = false
      // After a step that threw, too: the others have nothing to do with it.
      if (steps.length > 0) plan()
    }
  }
  return (step) => {
    steps.push(step)
    plan()
  }
}

/**
 * Runs something in a task of its own, soon. Not by a timer: those are held up in a tab that was opened in the
 * background. Before the page's other work where the browser knows of priorities, so that not every slice is followed by
 * a frame: on a long page those take longer than we.
 */
export function nextTask(run: () => void): void {
  // A calendar of the page's, or an element with that id, may go by the name.
  const { scheduler } = window as Partial<Window>
  if (typeof scheduler?.postTask === 'function') return void scheduler.postTask(run, { priority: 'user-blocking' })
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    run()
  }
  port2.postMessage(null)
}
