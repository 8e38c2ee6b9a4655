import { defineWidget } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { createAddress } from './address.ts'
import { bringUpFields } from './bring-up.ts'
import { bindButtons } from './buttons.ts'
import { MOUNTED_ROOT } from './claimed.anatomy.ts'
import type { Steps } from './context.ts'
import { createGoing } from './going.ts'
import type { StepsHost } from './host.ts'
import { bindKeys } from './keys.ts'
import { bindList } from './list.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { createNotices } from './notices.ts'
import { options } from './options.ts'
import { readSteps } from './read.ts'
import { followRefusedOrders } from './refused-order.ts'
import { bindSections } from './sections.ts'
import { startSteps } from './start.ts'
import { firstState, type StepsState } from './state.ts'
import { bindStepper } from './stepper.ts'

/** The checkout one step after the other, beside whichever script recalculates it and places its order. */
export const multistepCheckout = defineWidget({
  ...manifest,
  selector: MOUNTED_ROOT,
  messages,
  options,
  read: readSteps,
  key: ({ orderClass }) => orderClass,
  store: () => createStore<StepsState>(() => firstState),
  bind: bindSteps,
})

function bindSteps(host: StepsHost): void {
  const sections = bindSections(host)
  const steps: Steps = { host, store: host.store, sections, notices: createNotices(host), address: createAddress(host) }
  const going = createGoing(steps)
  bindList(steps, going)
  bindButtons(steps, going)
  bindKeys(steps, going)
  bringUpFields(steps, going)
  followRefusedOrders(steps)
  bindStepper(host, going)
  startSteps(steps, going)
}
