import { invoke, isTicked, type Life, listen } from '@tillkit/dom'
import type { Form } from '../engine/form.ts'
import { controlOf } from '../engine/page/control.ts'
import { wrongControls } from '../engine/page/go-to-control.ts'
import type { BuilderControl } from './context.ts'
import { scrollTo } from './display/scroll.ts'

/** How far from the window's upper edge a field is shown, in px. */
const FROM_TOP = 75

/** What leads a shopper to what is wrong. */
export interface Leading {
  goTo(control: BuilderControl): void
  /** Leads to the first control that is wrong, or to the one where the shopper was last, where that is. @returns how many there are */
  goToFirstProblem(): number
}

/** What it leads through. */
export interface LeadingOptions {
  readonly root: HTMLFormElement
  readonly controls: readonly BuilderControl[]
  /** Told before something is shown: it may stand on a page that is not. */
  readonly reachers: Iterable<(element: HTMLElement) => void>
}

/** Makes what leads through a form. */
export function createLeading(life: Life, form: Form, { root, controls, reachers }: LeadingOptions): Leading {
  let last: BuilderControl | undefined
  listen(life, root, 'focusin', ({ target }) => (last = (controlOf(controls, target) as BuilderControl | undefined) ?? last))
  const goTo = (control: BuilderControl) => {
    const entry = entryOf(control)
    for (const show of reachers) show(entry ?? control.shell)
    if (entry) invoke(entry, 'focus', { preventScroll: true })
    scrollTo(control.shell, FROM_TOP)
  }
  return {
    goTo,
    goToFirstProblem() {
      const wrong = wrongControls(form, controls) as BuilderControl[]
      const first = wrong.find((control) => control === last) ?? wrong[0]
      if (first) goTo(first)
      return wrong.length
    },
  }
}

/** The element of a control that the shopper can get to: of boxes the chosen one, of a date the first list without a choice. */
function entryOf({ elements }: BuilderControl): HTMLElement | undefined {
  const there = elements.filter((element) => element.isConnected && !element.disabled && element.type !== 'hidden')
  return there.find((element) => (isTicked(element) ? element.type === 'radio' && element.checked : there.length > 1 && element.value === '')) ?? there[0]
}
