import type { Going } from '../navigation/step-navigation.ts'
import type { StepsHost } from '../host.ts'

const load = () => import('./Stepper.late.tsx')

/** Draws the steps anew, where the shop wants that: before the server's list, or in its place. */
export function bindStepper(host: StepsHost, going: Going): void {
  const go = (hash: string) => going.ask(hash, { isAsked: true, entry: 'new' })
  if (host.options.stepper !== 'none') host.bring(host, load, ({ drawStepper }) => drawStepper(host, go))
}
