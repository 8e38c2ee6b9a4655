import { attributeOf, followLabels, invoke, type Life } from '@tillkit/dom'
import { adoptAs, defineBehaviour, live, loadOnTouch } from '@tillkit/mount'
import { anatomy, attributes, classes } from './anatomy.ts'
import { claims } from './claims.ts'
import type { Binding, BuilderForm, BuilderHost, FormPart } from './context.ts'
import { hasDraft } from './drafts.ts'
import { isLeft } from './left-forms.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { options } from './options.ts'
import { loadLists, needsOf, type Needs } from './parts.ts'
import { startPage } from './page-start.ts'
import { readForm } from './read-form.ts'
import { refuseUnsent } from './refuse-unsent.ts'

/** The form builder's forms. Untouched, a form costs little: what checks and sends it comes with the first touch, or with what has to be there before. */
export const formBuilder = defineBehaviour({
  ...manifest,
  messages,
  options,
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
  enablePages(life, form)
  nameIndicator(host, life, form)
  hideDecoys(life, form)
  shuffleOnce(form)
  askForKeyboards(life, form)
  drawLists(host, life, form)
  followLabels(life, form.form)
  // The browser would say in its own way what is missing, and hold the form back before anybody is asked.
  adoptAs(life, form.form, { attributes: { novalidate: '' } })
  const waiting = life.branch()
  const bring = loadOnTouch({ element: form.form, report: host.report }, life, {
    claims,
    load: codeFor(needs),
    use({ keepBound, parts }) {
      waiting.end()
      keepBound(life, { host, form, begun, parts })
    },
  })
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

/** The server prints the buttons of pages switched off, for shoppers without script. */
function enablePages(life: Life, { form }: BuilderForm): void {
  for (const button of invoke(form, 'querySelectorAll', anatomy.pageButton)) {
    adoptAs(life, button, { classes: { [classes.disabled]: false }, attributes: { disabled: null, 'aria-disabled': 'false', 'aria-describedby': null } })
  }
}

/** What shows how far a form of several pages is says it to screen readers, and not of what. */
function nameIndicator(host: BuilderHost, life: Life, { form }: BuilderForm): void {
  const indicator = invoke(form, 'querySelector', anatomy.indicator)
  if (indicator && attributeOf(indicator, 'role') !== '') adoptAs(life, indicator, { attributes: { 'aria-label': host.t('steps') } })
}

/** Fields for bots are nothing that a password manager fills in, a keyboard gets to, or a screen reader reads. */
function hideDecoys(life: Life, { form }: BuilderForm): void {
  for (const input of invoke(form, 'querySelectorAll', anatomy.decoyInput)) {
    adoptAs(life, input, { attributes: { autocomplete: 'off', tabindex: '-1', 'aria-hidden': 'true' } })
  }
}

/** What kind of keyboard a phone shows is asked when it opens: it would be too late with the rest of the code. */
function askForKeyboards(life: Life, { form }: BuilderForm): void {
  for (const input of invoke(form, 'querySelectorAll', `[${attributes.keyboard}]`)) adoptAs(life, input, { attributes: { inputmode: attributeOf(input, attributes.keyboard) } })
}

/** With the first modern list, which may come later. */
function drawLists(host: BuilderHost, life: Life, form: BuilderForm): void {
  const waiting = life.branch()
  live(waiting, anatomy.ownList, () => {
    if (waiting.signal.aborted) return
    waiting.end()
    host.load(life, loadLists, (start) => start(host, life, form))
  }, form.form)
}

const shuffled = new WeakSet<Element>()

/** Choices in random order are shuffled once, and what says "Other" stays the last. */
function shuffleOnce({ form }: BuilderForm): void {
  for (const list of invoke(form, 'querySelectorAll', anatomy.randomized)) {
    if (shuffled.has(list)) continue
    shuffled.add(list)
    const [items, others] = [Array.from(list.children).filter((item) => !isOther(item)), Array.from(list.children).filter(isOther)]
    for (let at = items.length - 1; at > 0; at -= 1) {
      const to = Math.floor(Math.random() * (at + 1))
      ;[items[at], items[to]] = [items[to] as Element, items[at] as Element]
    }
    list.append(...items, ...others)
  }
}

const isOther = (item: Element): boolean => item.classList.contains(anatomy.otherChoice)
