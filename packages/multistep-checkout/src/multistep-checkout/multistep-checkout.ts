import { defineWidget } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { createAddress } from './navigation/step-address.ts'
import { revealStepOfField } from './step-errors/reveal-step-of-field.ts'
import { bindButtons } from './navigation/navigation-buttons.bind.ts'
import { MOUNTED_ROOT } from './anatomy.ts'
import type { Steps } from './context.ts'
import { createStepNavigation } from './navigation/step-navigation.ts'
import type { StepsHost } from './host.ts'
import { bindKeys } from './navigation/enter-key.ts'
import { bindList, bindStepper } from './steps/step-list.bind.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { createNotices } from './step-errors/step-notices.ts'
import { options } from './options.ts'
import { readSteps } from './read.ts'
import { followRefusedOrders } from './step-errors/refused-order.ts'
import { bindSections } from './steps/step-sections.bind.ts'
import { startSteps } from './navigation/start-steps.ts'
import { firstState, type StepsState } from './steps/steps.state.ts'

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
  const navigation = createStepNavigation(steps)
  bindList(steps, navigation)
  bindButtons(steps, navigation)
  bindKeys(steps, navigation)
  revealStepOfField(steps, navigation)
  followRefusedOrders(steps)
  bindStepper(host, navigation)
  startSteps(steps, navigation)
}
