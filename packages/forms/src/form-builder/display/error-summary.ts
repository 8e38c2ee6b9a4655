import { invoke, isTicked, type Life, listen } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import { stateIn } from '../../engine/core.ts'
import type { FormFields } from '../../engine/form-fields.ts'
import { wrongControls } from '../../engine/page/go-to-control.ts'
import { anatomy, classes } from '../anatomy.ts'
import type { BuilderControl, BuilderForm, BuilderHost } from '../context.ts'
import { labelOf } from '../read-fields.ts'
import type { Release } from '../release.ts'
import { placeMessage } from './form-messages.ts'

/** What it is made of. */
export interface SummaryOptions {
  readonly host: BuilderHost
  readonly form: BuilderForm
  readonly release: Release
  readonly engine: FormFields
  readonly controls: readonly BuilderControl[]
  /** Brings a control to the shopper, with the page that it is on. */
  readonly goTo: (control: BuilderControl) => void
}

/** Makes what shows a list of all that is wrong above a form, each line with a link to its field, where that is more than one. */
export function createErrorSummary(life: Life, options: SummaryOptions): () => void {
  let own = life.branch()
  return () => {
    own.end()
    own = life.branch()
    const wrong = wrongControls(options.engine, options.controls) as BuilderControl[]
    if (wrong.length > 1) show(own, options, wrong)
  }
}

/** What stands there with the classes of the server's own errors: themes style it, and the next attempt takes it away. */
function show(life: Life, options: SummaryOptions, wrong: readonly BuilderControl[]): void {
  const { host, form, release, engine } = options
  const heading = h('p', {}, host.t('invalid', { count: wrong.length }))
  const list = h('ul', {}, ...wrong.map((control) => lineFor(life, options, control)))
  const box = h('div', { class: `${classes.error} ${classes.summary}` }, heading, list)
  placeMessage({ form, release }, 'header', box)
  // Not by its own method: Prototype.js has one that wants a parent, and the next attempt has taken it away.
  life.onEnd(() => box.parentNode?.removeChild(box))
  adopt(life, box, engine.store, () => ({ shown: wrongControls(engine, wrong).length > 0 }))
  adopt(life, heading, engine.store, () => ({ text: host.t('invalid', { count: wrongControls(engine, wrong).length }) }))
}

/** A line of it, which goes once the field is right. */
function lineFor(life: Life, { engine, goTo }: SummaryOptions, control: BuilderControl): HTMLElement {
  const link = h('a', { href: `#${control.elements[0]?.id ?? ''}` })
  const line = h('li', {}, link)
  listen(life, link, 'click', (event) => {
    event.preventDefault()
    goTo(control)
  })
  const message = () => stateIn(engine.store.getState().fields, control.id)?.problem?.message
  adopt(life, link, engine.store, () => ({ text: [nameOf(control), message()].filter(Boolean).join(': ') }))
  adopt(life, line, engine.store, () => ({ shown: message() !== undefined }))
  return line
}

/** What a control is called: by its field, and by its part of that where it is one of several. The older engine's messages are labels, too. */
function nameOf(control: BuilderControl): string {
  const { elements: [element] } = control
  const own = element && !isTicked(element) ? [...(element.labels ?? [])].find((label) => !invoke(label, 'matches', `${anatomy.label}, .${classes.invalid}`)) : undefined
  return [...new Set([labelOf(control), own?.textContent.trim()])].filter(Boolean).join(', ')
}
