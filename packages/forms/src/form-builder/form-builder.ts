import type { Life } from '@tillkit/dom'
import { defineBehaviour, live, loadOnTouch } from '@tillkit/mount'
import { anatomy, partAnatomy } from './anatomy.ts'
import { claims } from './claims.ts'
import type { Binding, BuilderForm, BuilderHost, FormPart } from './context.ts'
import { hasDraft } from './drafts.ts'
import { defineEarlyNames } from './early-names.ts'
import { stub } from './form-builder.stub.ts'
import { isLeft } from './left-forms.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { options } from './options.ts'
import { loadCountryLists, loadLists, needsOf, type Needs } from './parts.ts'
import { startPage } from './page-start.ts'
import { prepareForm } from './prepare-form.ts'
import { readForm } from './read-form.ts'
import { refuseUnsent } from './refuse-unsent.ts'

/** The form builder's forms. Untouched, a form costs little: what checks and sends it comes with the first touch, or with what has to be there before. */
export const formBuilder = defineBehaviour({
  ...manifest,
  messages,
  options,
  stub,
  read: () => undefined,
  start(host) {
    live(host, anatomy.form, (element, life) => {
      if (!(element instanceof HTMLFormElement)) return
      const form = readForm(element)
      if (!isLeft(host, form)) startForm(host, life, form)
    }, host.element)
  },
})

function startForm(host: BuilderHost, life: Life, form: BuilderForm): void {
  const needs = needsOf(form)
  startPage()
  const begun = Date.now()
  prepareForm(host, life, form)
  drawLists(host, life, form)
  const waiting = life.branch()
  const bring = loadOnTouch({ element: form.form, report: host.report }, life, {
    claims,
    load: codeFor(needs),
    use({ keepBound, parts }) {
      waiting.end()
      keepBound(life, { host, form, begun, parts })
    },
  })
  defineEarlyNames(life, form.form, bring)
  refuseUnsent(form.form, waiting.signal, () => void bring())
  if (needs.isEager || (host.options.drafts && hasDraft(form.formId))) void bring()
}

/** What binds a form, with the parts that it needs. */
interface Code {
  readonly keepBound: (life: Life, binding: Binding) => void
  readonly parts: readonly FormPart[]
}

const codes = new Map<string, () => Promise<Code>>()

/** Forms that need the same get it together. */
function codeFor({ names, loads }: Needs): () => Promise<Code> {
  const key = names.join()
  const known = codes.get(key)
  if (known) return known
  const load = async (): Promise<Code> => {
    const [{ keepBound }, ...parts] = await Promise.all([import('./form.late.ts'), ...loads.map((part) => part())])
    return { keepBound, parts: parts.map(({ part }) => part) }
  }
  codes.set(key, load)
  return load
}

/** What is drawn on a form that nobody has touched. */
type StartDrawing = (host: BuilderHost, life: Life, form: BuilderForm) => void

/** With the first field of its kind, which may come later. */
function drawLists(host: BuilderHost, life: Life, form: BuilderForm): void {
  const withFirst = (selector: string, load: () => Promise<StartDrawing>) => {
    const waiting = life.branch()
    live(waiting, selector, () => {
      if (waiting.signal.aborted) return
      waiting.end()
      host.load(life, load, (start) => start(host, life, form))
    }, form.form)
  }
  withFirst(anatomy.ownList, loadLists)
  withFirst(partAnatomy.phone, loadCountryLists)
}
