import { attributeOf, closestTo, type EndableLife, invoke, isEnter, listen, nearest, timeout } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import type { BuilderControl, FormContext } from '../context.ts'
import { anatomy, attributes, classes, type Step } from './anatomy.ts'
import type { Pages } from './change-page.ts'
import { targetOf } from './pages.model.ts'
import { isLast, pageOf, readPages } from './read-pages.ts'

/** How long a check may take before its button says that it is at work, in ms. */
const UNNOTICED_MS = 100

/** Controls that the builder's pages do not check. */
const UNCHECKED = 'wpforms-field-skip-validation'

/** Leads from page to page by the form's buttons, and by Enter: on when all of a page is right, back at any time. */
export function followSteps(context: FormContext, pages: Pages): void {
  const { life, root } = context
  const step = stepper(context, pages)
  onLegacy(root, 'click', (event) => {
    const button = nearest(event.target, anatomy.button)
    if (!button) return
    // They are of the kind that sends a form.
    event.preventDefault()
    if (button.classList.contains(classes.disabled)) return
    life.guard(step)(attributeOf(button, attributes.action) === 'prev' ? 'prev' : 'next', button)
  }, life)
  listen<KeyboardEvent>(life, root, 'keydown', (event) => {
    const page = closestTo(event, anatomy.page)
    if (!page || event.defaultPrevented || !isEnter(event) || !(event.target instanceof Element) || !invoke(event.target, 'matches', anatomy.typed)) return
    // The browser would press the first button of the form: that of the first page.
    event.preventDefault()
    const { current } = pages.store.getState()
    if (isLast(pages.all, current)) return context.submit()
    const button = invoke(root, 'querySelector', anatomy.buttonOf(current, 'next')) as HTMLElement | null
    return button ? invoke(button, 'click') : step('next', root)
  })
}

/** Makes what takes a step: one at a time. */
function stepper(context: FormContext, pages: Pages): (step: Step, button: Element) => Promise<void> {
  const { life, form, host } = context
  let checking: EndableLife | undefined
  const go = (step: Step) => {
    // Conditions may empty a page.
    form.look()
    const to = targetOf(readPages(pages.all), pages.store.getState().current, step)
    if (to !== undefined) pages.change({ to, step })
  }
  return async (step, button) => {
    if (checking) return
    if (step === 'prev') return go(step)
    const { current } = pages.store.getState()
    checking = showChecking(context, button)
    const wrong = await context.check(controlsOn(context, pages, current))
    checking.end()
    checking = undefined
    if (life.signal.aborted || pages.store.getState().current !== current) return
    const [first] = wrong
    if (!first) return go(step)
    host.announce(host.t('invalid', { count: wrong.length }))
    context.goTo(first)
  }
}

/** What is filled in on a page. */
export function controlsOn({ controls }: FormContext, { all }: Pages, page: number): BuilderControl[] {
  return controls.filter(({ shell, elements }) => pageOf(all, shell) === page && !elements.some((element) => element.classList.contains(UNCHECKED)))
}

/** Says at a button that the server is asked, if that takes long. @returns whose end ends it */
function showChecking({ life, root }: FormContext, button: Element): EndableLife {
  const own = life.branch()
  if (button === root) return own
  timeout(own, UNNOTICED_MS, () => {
    adoptAs(own, button, { classes: { [classes.checking]: true, [classes.disabled]: true }, attributes: { 'aria-disabled': 'true', 'aria-busy': 'true' } })
    const spinner = button.nextElementSibling
    if (spinner && invoke(spinner, 'matches', anatomy.spinner)) adoptAs(own, spinner, { shown: true })
  })
  return own
}
