import type { Host } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import type { messages } from './messages.ts'
import type { options } from './options.ts'
import type { Config } from './read.ts'
import type { StepsState } from './steps/steps.state.ts'

export type StepsStore = StoreApi<StepsState>

/** The module, with the unit's words and options. */
export type StepsHost = Host<Config, StepsStore, typeof messages, typeof options>

/** "Step 2 of 4: Delivery". */
export function positionOf({ t, store }: StepsHost, hash: string): string {
  const { steps } = store.getState()
  const index = steps.findIndex((step) => step.hash === hash)
  return t('position', { number: index + 1, count: steps.length, label: steps[index]?.label ?? '' })
}
