import { showStep } from './arrive.ts'
import { standingOf, type Steps } from './context.ts'
import type { Going } from './going.ts'
import { resumeAt } from './model.ts'
import { createMemory } from './remember.ts'

/**
 * Begins with the first step, whatever the address says; only a page that is loaded anew, or comes back from a payment, goes on where it was
 * left, as far as its fields hold what the shop has passed.
 */
export function startSteps(steps: Steps, going: Going): void {
  const { host, store, address } = steps
  const memory = createMemory(host.config.orderClass)
  const named = address.named()
  if (store.getState().reached <= 1 && named !== undefined) {
    if (address.isOurs()) resume(steps, named, memory.recall())
    else address.clear()
  }
  memory.follow(host, store)
  address.follow((hash) => {
    if (hash === store.getState().current) going.giveUp()
    else going.ask(hash, { isAsked: false, entry: 'same' })
  })
}

function resume(steps: Steps, named: string, checks: ReturnType<ReturnType<typeof createMemory>['recall']>): void {
  const { store } = steps
  store.setState({ checks })
  const to = resumeAt(standingOf(steps), named)
  if (to !== undefined) showStep(steps, to, { entry: 'same', focus: 'none' })
}
