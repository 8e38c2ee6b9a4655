import { invoke, isTicked, type Life, listen } from '@tillkit/dom'
import { adopt, adoptEach, derive } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import { type FormState, stateIn } from '../../engine/core.ts'
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
  const lines = wrong.map((control) => createLine(life, options, control))
  const heading = h('p', {})
  const box = h('div', { class: `${classes.error} ${classes.summary}` }, heading, h('ul', {}, ...lines.map(({ item }) => item)))
  placeMessage({ form, release }, 'header', box)
  // Not by its own method: Prototype.js has one that wants a parent, and the next attempt has taken it away.
  life.onEnd(() => box.parentNode?.removeChild(box))
  const count = derive(engine.store, () => wrongControls(engine, wrong).length)
  adopt(life, box, count, (left) => ({ shown: left > 0 }))
  adopt(life, heading, count, (left) => ({ text: host.t('invalid', { count: left }) }))
  followProblems(life, engine, lines)
}

/** A line of the list, with a link to its field. */
interface SummaryLine {
  readonly id: string
  /** What the field is called: it is read once, as a browser searches the page for labels. */
  readonly name: string
  readonly link: HTMLElement
  readonly item: HTMLElement
}

function createLine(life: Life, { goTo }: SummaryOptions, control: BuilderControl): SummaryLine {
  const link = h('a', { href: `#${control.elements[0]?.id ?? ''}` })
  listen(life, link, 'click', (event) => {
    event.preventDefault()
    goTo(control)
  })
  return { id: control.id, name: nameOf(control), link, item: h('li', {}, link) }
}

/** Each line says what is wrong with its field now, and goes once that is right. A long form has hundreds: those that have not changed are left alone. */
function followProblems(life: Life, { store }: FormFields, lines: readonly SummaryLine[]): void {
  const shown = new Map(lines.flatMap((line) => [[line.link, line] as const, [line.item, line] as const]))
  const textOf = ({ fields }: FormState, node: HTMLElement) => {
    const line = shown.get(node)
    const problem = stateIn(fields, line?.id ?? '')?.problem
    return problem && [line?.name, problem.message].filter(Boolean).join(': ')
  }
  adoptEach(life, lines.map(({ item }) => item), store, textOf, (text) => ({ shown: text !== undefined }))
  adoptEach(life, lines.map(({ link }) => link), store, textOf, (text) => ({ text: text ?? '' }))
}

/** What a control is called: by its field, and by its part of that where it is one of several. The older engine's messages are labels, too. */
function nameOf(control: BuilderControl): string {
  const { elements: [element] } = control
  const own = element && !isTicked(element) ? [...(element.labels ?? [])].find((label) => !invoke(label, 'matches', `${anatomy.label}, .${classes.invalid}`)) : undefined
  return [...new Set([labelOf(control), own?.textContent.trim()])].filter(Boolean).join(', ')
}
