import { attributeOf, followLabels, invoke, type Life } from '@tillkit/dom'
import { adoptAs, live } from '@tillkit/mount'
import { anatomy, attributes, classes } from './anatomy.ts'
import type { BuilderForm, BuilderHost } from './context.ts'

/** What a form needs before anybody has touched it, without the code that checks and sends it. */
export function prepareForm(host: BuilderHost, life: Life, form: BuilderForm): void {
  enablePages(life, form)
  nameIndicator(host, life, form)
  hideDecoys(life, form)
  shuffleOnce(form)
  askForKeyboards(life, form)
  followLabels(life, form.form)
  // The browser would say in its own way what is missing, and hold the form back before anybody is asked.
  adoptAs(life, form.form, { attributes: { novalidate: '' } })
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
  live(life, `[${attributes.keyboard}]`, (input, its) => adoptAs(its, input, { attributes: { inputmode: attributeOf(input, attributes.keyboard) } }), form)
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
