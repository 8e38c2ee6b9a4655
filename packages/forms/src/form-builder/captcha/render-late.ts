import { readGlobal } from '@tillkit/platform'
import type { FormContext } from '../context.ts'
import { attributes, functions, INVISIBLE_ID } from './anatomy.ts'
import type { Service } from './service.ts'

const INVISIBLE = 'invisible'

/**
 * Lets a service draw its widget in a form that has come when the page had drawn all of its own: in a popup, say. A page that is still
 * loading draws them itself.
 */
export function renderLate({ submit, life }: FormContext, { widget, button, api }: Service): void {
  const render = api()?.render
  if (!widget || !render || document.readyState !== 'complete' || widget.childElementCount > 0 || widget.hasAttribute(attributes.widgetId)) return
  const isInvisible = widget.getAttribute(attributes.size) === INVISIBLE
  const answered = life.guard(() => {
    if (isInvisible) return submit()
    const note = readGlobal(functions.answered)
    return typeof note === 'function' ? note(widget) : undefined
  })
  const id = render(widget, { ...widget.dataset, callback: answered })
  if (isInvisible && button) Reflect.set(button, INVISIBLE_ID, id)
  else widget.setAttribute(attributes.widgetId, String(id))
}
