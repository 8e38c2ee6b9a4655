import { closestTo, isPlainClick, listen } from '@tillkit/dom'
import { adopt, slot } from '@tillkit/mount'
import { anatomy, classes, ours, STEP_LINK } from '../anatomy.ts'
import type { Steps } from '../context.ts'
import type { StepsHost } from '../host.ts'
import type { StepNavigation } from '../navigation/step-navigation.ts'
import { indexOf, type Progress, progressOf } from './steps.model.ts'
import { allIn } from './selectors.ts'
import { hashOf } from '../read.ts'
import type { StepsState } from './steps.state.ts'

const loadStepper = () => import('./Stepper.late.tsx')

/** The classes of ours by what a step has come to. */
const MARKS = { done: ours.done, failed: ours.failed, unanswered: ours.unanswered } as const

const LINK = `${STEP_LINK}[href]`

/** The server's list of steps: which is the present one, what each has come to, and where its links lead. */
export function bindList(steps: Steps, navigation: StepNavigation): void {
  const { host } = steps
  allIn(host.element, `${anatomy.list} ${anatomy.step}`).forEach((item, index) => bindItem(steps, item, index))
  listen<MouseEvent>(host, host.element, 'click', (event) => {
    const link = closestTo(event, LINK)
    const hash = hashOf(link)
    if (!link || event.defaultPrevented || !isPlainClick(event) || indexOf(steps.store.getState().steps, hash) < 0) return
    event.preventDefault()
    navigation.ask(hash, { trigger: 'button', entry: 'new' })
  })
}

/** Draws the steps anew, where the shop wants that: before the server's list, or in its place. */
export function bindStepper(host: StepsHost, navigation: StepNavigation): void {
  const go = (hash: string) => navigation.ask(hash, { trigger: 'button', entry: 'new' })
  if (host.options.stepper !== 'none') host.load(host, loadStepper, ({ drawStepper }) => drawStepper(host, go))
}

function bindItem({ host, store }: Steps, item: HTMLElement, index: number): void {
  const hash = host.config.steps[index]?.hash ?? ''
  adopt(host, item, store, (state) => {
    // Its part is not on the page, or another step has it.
    if (indexOf(state.steps, hash) < 0) return { style: { display: 'none' } }
    const progress = progressIn(state, hash)
    const marks = Object.fromEntries(Object.entries(MARKS).map(([name, mark]) => [mark, name === progress]))
    return {
      classes: { [classes.active]: state.current === hash, ...marks },
      attributes: { 'aria-current': state.current === hash ? 'step' : null },
    }
  })
  const link = item.querySelector('a') ?? item
  const text = document.createElement('span')
  text.className = ours.state
  slot(host, { position: 'end', anchor: link }).append(text)
  const follow = () => {
    const progress = progressIn(store.getState(), hash)
    text.textContent = progress === 'upcoming' ? '' : ` ${host.t(progress)}`
  }
  follow()
  host.onEnd(store.subscribe(follow))
}

function progressIn(state: StepsState, hash: string): Progress {
  return progressOf(state)[indexOf(state.steps, hash)] ?? 'upcoming'
}
