import { isEmpty } from '../../engine/value.ts'
import { stateIn } from '../../engine/core.ts'
import { takesPart } from '../../engine/field.ts'
import { listen } from '@tillkit/dom'
import { anatomy as core } from '../anatomy.ts'
import type { BuilderControl, FormContext } from '../context.ts'
import type { Pages } from './change-page.ts'
import { controlsOn } from './steps.bind.ts'

/**
 * Brings a shopper back to the page where she was when the page of the shop was loaded anew: as far as what she has typed is there again.
 * That may come a little later; once she does something herself nothing is moved any more.
 */
export function restorePage(context: FormContext, pages: Pages, page: number): void {
  const own = context.life.branch()
  const attempt = own.guard(() => {
    const { current } = pages.store.getState()
    const missing = pages.all.find(({ number }) => number < page && controlsOn(context, pages, number).some((control) => isMissing(context, control)))
    const to = Math.min(page, missing?.number ?? page)
    if (to > current) pages.change({ to, entry: 'none', leads: false })
    if (to === page) own.end()
  })
  for (const type of ['pointerdown', 'keydown']) listen(own, window, type, () => own.end(), { capture: true })
  own.onEnd(context.form.store.subscribe(attempt))
  attempt()
}

/** Whether something has to be filled in, and is not. */
function isMissing({ form }: FormContext, { id, elements }: BuilderControl): boolean {
  const state = stateIn(form.store.getState().fields, id)
  const isAsked = elements.some((element) => !element.disabled && (element.required || element.classList.contains(core.required)))
  return isAsked && takesPart(state) && isEmpty(state.value)
}
