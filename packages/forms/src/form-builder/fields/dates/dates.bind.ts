import { isIn, isOurs, nearest, type Life } from '@tillkit/dom'
import { adoptAs, live } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { controlOf } from '../../../engine/page/control.ts'
import { anatomy as formAnatomy, attributes as formAttributes } from '../../anatomy.ts'
import type { FormContext } from '../../context.ts'
import { labelOf } from '../../read-fields.ts'
import { locksOf } from '../locks.ts'
import { anatomy } from './anatomy.ts'
import { bindClear } from './clear.bind.ts'
import type { PickersStore } from './dates.context.ts'
import { isNumeric, writeDay } from './date-text.model.ts'
import { describe } from './hint.bind.ts'
import { bindKeyboard } from './keyboard.bind.ts'
import { createPickers, drawPickers } from './pickers.bind.ts'
import { readDays } from './read-days.ts'
import { optionNear, optionsOf, readTimes } from './read-times.ts'
import { reportFault } from './report-fault.ts'
import { rewriteWhenLeft, type Rewrite } from './rewrite.bind.ts'
import { exampleOf } from './rules.ts'
import { daysIn, rewriteDays, withDay } from './several-days.model.ts'
import { isTwelve, rewriteTime, timesOf, writeTime } from './times.model.ts'

/** What fields for dates and times are bound with. */
interface Binding {
  readonly context: FormContext
  readonly store: PickersStore
  readonly rewrites: Map<EventTarget, Rewrite>
}

/** One of them. */
interface BoundInput {
  readonly input: HTMLInputElement
  readonly fieldId: string
  readonly key: string
  readonly canOpen: () => boolean
}

let inputs = 0

/** Lets dates and times be chosen, read as they are typed, and written as their fields have them; also in fields that come later. */
export function bindDates(context: FormContext): void {
  const binding: Binding = { context, store: createPickers(context.container), rewrites: new Map() }
  const { life, root } = context
  for (const [selector, bind] of [[anatomy.date, bindDay], [anatomy.time, bindTime]] as const) {
    live(life, selector, (element, its) => {
      const bound = bindInput(its, element, binding)
      if (bound) bind(its, bound, binding)
    }, root)
  }
  rewriteWhenLeft(context, binding.rewrites)
  checkChosen(context, binding.rewrites)
  drawPickers(context, binding.store)
}

/** What dates and times have alike. */
function bindInput(life: Life, element: Element, { context, rewrites }: Binding): BoundInput | undefined {
  const shell = nearest(element, formAnatomy.field)
  if (!(element instanceof HTMLInputElement) || !(shell instanceof HTMLElement)) return undefined
  const fieldId = shell.getAttribute(formAttributes.fieldId) ?? ''
  // A time that stands alone is named by its group, and by nothing of its own.
  const isNamed = (element.labels?.length ?? 0) > 0 || element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')
  if (!isNamed) adoptAs(life, element, { attributes: { 'aria-label': labelOf({ id: element.name, fieldId, shell, elements: [element] }) } })
  life.onEnd(() => rewrites.delete(element))
  return { input: element, fieldId, key: `tillkit-picker-${(inputs += 1)}`, canOpen: () => !element.disabled && !locksOf(context).isLocked(fieldId) }
}

function bindDay(life: Life, { input, fieldId, ...picker }: BoundInput, { context, store, rewrites }: Binding): void {
  const { host, container, formId, settings } = context
  const days = readDays(input, { formId, fieldId, settings, report: reportFault(host) })
  const { writing, count, weekStart, limits, reading } = days
  rewrites.set(input, (text) => rewriteDays(text, count, reading()))
  bindClear(life, input, host.t('clearDate'))
  bindKeyboard(life, input, { isNumeric: count.mode === 'single' && isNumeric(writing.format), opens: () => store.getState().isDrawn && picker.canOpen() })
  describe(life, input, { words: host.t('dateHint', { example: writeDay(exampleOf(limits()), writing) }), place: container })
  const field = {
    ...picker, input, weekStart, limits,
    locale: writing.locale,
    choose: (day: Date) => withDay(day, input.value, { count, reading: reading() }),
    read: (text: string) => daysIn(text, count, reading()).at(-1) ?? null,
  }
  store.setState((state) => ({ days: [...state.days, field] }))
  life.onEnd(() => store.setState((state) => ({ days: state.days.filter((each) => each !== field) })))
}

function bindTime(life: Life, { input, fieldId, ...picker }: BoundInput, { context, store, rewrites }: Binding): void {
  const { host, container, formId } = context
  const times = readTimes(input, { formId, fieldId })
  const { choice, isRounded } = times
  rewrites.set(input, (text) => rewriteTime(text, choice, isRounded))
  bindKeyboard(life, input, { isNumeric: !isTwelve(choice.format), opens: () => store.getState().isDrawn && picker.canOpen() })
  describe(life, input, { words: host.t('timeHint', { example: writeTime(timesOf(choice)[0] ?? 0, choice.format) }), place: container })
  const field = { ...picker, input, options: () => optionsOf(times), near: (text: string) => optionNear(times, text, new Date()) }
  store.setState((state) => ({ times: [...state.times, field] }))
  life.onEnd(() => store.setState((state) => ({ times: state.times.filter((each) => each !== field) })))
}

/** What was chosen is looked at at once: nobody types any more. Who leaves a field has it looked at as any other. */
function checkChosen({ life, root, form, controls }: FormContext, rewrites: ReadonlyMap<EventTarget, Rewrite>): void {
  onLegacy(root, 'change', (event) => {
    const { target } = event
    if (!(target instanceof HTMLInputElement) || !rewrites.has(target) || !isOurs(event) || !isIn(target) || target.value === '') return
    const control = controlOf(controls, target)
    if (control) form.leave(control.id)
  }, life)
}
