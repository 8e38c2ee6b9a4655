import { adoptAs } from '@tillkit/mount'
import { anatomy } from './anatomy.ts'
import type { Going } from './going.ts'
import type { StepsHost } from './host.ts'


/** Draws the steps anew, where the shop wants that: before the server's list, or in its place. */
export function drawStepper(host: StepsHost, going: Going): void {
  const place = host.options.stepper
  const list = host.element.querySelector(anatomy.list)
  if (place === 'none' || !list) return
  const go = (hash: string) => going.ask(hash, { isAsked: true, entry: 'new' })
  host.draw(host, {
    place: { position: 'before', anchor: list },
    source: host.store,
    wanted: () => true,
    load: async () => {
      const { stepperOf } = await import('./Stepper.late.tsx')
      // The server's list stays until ours is there.
      if (place === 'instead' && !host.signal.aborted) adoptAs(host, list, { style: { display: 'none' } })
      return stepperOf(go)
    },
  })
}
