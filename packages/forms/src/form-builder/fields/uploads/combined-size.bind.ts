import { type EndableLife, invoke, type Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { h } from '@tillkit/ui/plain'
import { stateIn } from '../../../engine/core.ts'
import { takesPart } from '../../../engine/field.ts'
import { controlOf } from '../../../engine/page/control.ts'
import type { BuilderControl, FormContext } from '../../context.ts'
import { anatomy, classes, COMBINED_WORDS, events, footerErrorId, settingKeys } from './anatomy.ts'
import { combinedText, isTooLarge } from './combined-size.model.ts'
import type { Holding } from './holding.ts'

/** Sees to it that files that are sent with the form are not more than the server takes at once: it would lose all of the form. */
export function bindCombinedSize(context: FormContext, holding: Holding): void {
  const { life, root, controls, settings, form } = context
  const inputs = new Set<unknown>(invoke(root, 'querySelectorAll', anatomy.classic))
  const own = controls.filter(({ elements: [element] }) => inputs.has(element))
  if (own.length === 0) return
  const limit = settings.number(settingKeys.postMaxSize, 0)
  const error = createCombinedError(context)
  let before = false
  const look = life.guard((isAsked: boolean) => {
    const filled = own.filter((control) => takesPart(stateIn(form.store.getState().fields, control.id)) && filesIn(control).length > 0)
    const size = { limit, total: filled.flatMap(filesIn).reduce((sum, file) => sum + file.size, 0) }
    const isOver = isTooLarge(size)
    if (!isAsked && isOver === before) return
    before = isOver
    const text = combinedText(settings.word(settingKeys.combined) || COMBINED_WORDS, size)
    if (isOver) error.show(text)
    else error.hide()
    const hold = { why: text, saidBy: footerErrorId(context.formId), show: () => error.show(text) }
    for (const control of own) holding.set(control, isOver && filled.includes(control) ? hold : undefined)
    tell(context, filled[0] ?? own[0], isOver)
  })
  onLegacy(root, 'input change', ({ target, type }) => {
    if (controlOf(own, target)) look(type === 'input')
  }, life)
  // A condition may hide one of them.
  life.onEnd(form.store.subscribe(() => look(false)))
}

const filesIn = ({ elements: [element] }: BuilderControl): File[] => (element instanceof HTMLInputElement ? [...(element.files ?? [])] : [])

/** Tells others, in the builder's words. */
function tell({ root, raise }: FormContext, control: BuilderControl | undefined, isOver: boolean): void {
  const page = control && invoke(control.shell, 'closest', anatomy.page)
  const next = page && invoke(page, 'querySelector', anatomy.next)
  const button = next ?? invoke(root, 'querySelector', anatomy.submit)
  const box = invoke(root, 'querySelector', `.${classes.combinedError}`)
  if (button) raise(isOver ? events.buttonDisabled : events.buttonRestored, root, [root, button])
  raise(isOver ? events.tooLarge : events.fits, root, [root, box?.parentElement ?? box])
}

/** Makes what says so, before the button. */
function createCombinedError(context: FormContext) {
  let shown: EndableLife | undefined
  return {
    show(text: string) {
      shown?.end()
      shown = showError(context.life, context, text)
    },
    hide() {
      shown?.end()
      shown = undefined
    },
  }
}

function showError(life: Life, { root, formId, isModern, settings }: FormContext, text: string): EndableLife {
  const own = life.branch()
  const id = footerErrorId(formId)
  const prefix = isModern && h('span', { class: classes.hidden, 'aria-hidden': 'false' }, settings.word(settingKeys.prefix))
  const box = h('div', { class: classes.errorBox, ...(isModern ? { role: 'alert', id } : {}) }, h('div', { class: classes.combinedError }, prefix, text))
  const area = invoke(root, 'querySelector', anatomy.submitArea)
  if (area) area.before(box)
  else invoke(root, 'append', box)
  own.onEnd(() => box.remove())
  if (isModern) adoptAs(own, root, { attributes: { 'aria-invalid': 'true', 'aria-errormessage': id } })
  return own
}
