import { adoptAs } from '@tillkit/mount'
import { reactPart, Stepper, type StepState } from '@tillkit/ui'
import { useStore } from 'zustand'
import { anatomy } from '../anatomy.ts'
import type { StepsHost } from '../host.ts'
import { progressOf, type Progress } from './steps.model.ts'

/** A step that nobody could check is not done, and its label says why. */
const STATES: Readonly<Record<Progress, StepState>> = { upcoming: 'upcoming', done: 'done', failed: 'error', unanswered: 'upcoming' }

/** Draws the steps before the server's list, or in its place. */
export function drawStepper(host: StepsHost, go: (hash: string) => void): void {
  const list = host.element.querySelector(anatomy.list)
  if (!list) return
  host.draw(host, {
    place: { position: 'before', anchor: list },
    source: host.store,
    wanted: () => true,
    load: () => {
      // The server's list stays until ours is there.
      if (host.options.stepper === 'instead') adoptAs(host, list, { style: { display: 'none' } })
      return Promise.resolve(reactPart<StepsHost>(() => <Steps host={host} go={go} />))
    },
  })
}

function Steps({ host, go }: { readonly host: StepsHost; readonly go: (hash: string) => void }) {
  const state = useStore(host.store)
  const { t } = host
  const progress = progressOf(state)
  const steps = state.steps.map(({ hash, label }, index) => {
    const own = progress[index] ?? 'upcoming'
    return {
      id: hash,
      label: own === 'unanswered' ? `${label} (${t('unanswered')})` : label,
      state: STATES[own],
      href: hash,
      reachable: index < state.reached + 1,
    }
  })
  return (
    <Stepper
      steps={steps}
      current={state.current}
      labels={{ list: t('steps'), done: t('done'), error: t('failed') }}
      onGo={host.guard((id: string, event: { preventDefault(): void }) => {
        event.preventDefault()
        go(id)
      })}
    />
  )
}
