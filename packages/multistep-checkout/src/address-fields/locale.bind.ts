import { invoke } from '@tillkit/dom'
import { adopt, type Bindings, type Host } from '@tillkit/mount'
import type { SafeHtml } from '@tillkit/platform'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { anatomy, fields, mark, rowClasses } from './anatomy.ts'
import { rulesFor } from './locale.model.ts'
import type { FieldRule, Locale } from './locale.schema.ts'
import { createRowOrder } from './row-order.ts'

type Rules = ReadonlyMap<string, FieldRule>

/** A row of an address, as it was printed. */
interface Row {
  readonly field: string
  readonly element: Element
  readonly isRequired: boolean
  /** Whether the platform's version marks the labels of required fields. */
  readonly marksLabels: boolean
  readonly optional: string
}

/** Shows what a country says of an address: labels, placeholders, what is required, what is hidden, widths, order. */
export function createLocalizer(host: Host, group: Element, locale: Locale): (country: string) => void {
  const shown = createStore<{ rules: Rules }>(() => ({ rules: new Map() }))
  const order = createRowOrder(host, group)
  const marksLabels = invoke(group, 'querySelector', `.${rowClasses.requiredLabel}`) !== null
  const known = new WeakMap<Element, Row>()
  const bound = new WeakSet<Element>()
  const kept = new WeakMap<Element, string>()
  return (country) => {
    const rules = rulesFor(locale, country)
    shown.setState({ rules })
    for (const [field, rule] of rules) {
      for (const element of rowsOf(group, locale.rows[field] ?? '')) {
        const isRequired = element.classList.contains(rowClasses.required)
        const row = known.get(element) ?? { field, element, isRequired, marksLabels, optional: locale.optional }
        if (!known.has(element)) bindRow(host, shown, row)
        known.set(element, row)
        if (!ruleOf(rules, row).required) element.classList.remove(...rowClasses.invalid)
        // The field for the state is another one from time to time.
        for (const input of element.querySelectorAll<HTMLInputElement>(anatomy.input)) {
          if (!bound.has(input)) adopt(host, input, shown, (state) => inputOf(ruleOf(state.rules, row), element))
          bound.add(input)
          if (field !== fields.state) keepHidden(input, rule.hidden === true, kept)
          else if (rule.hidden && input.value !== '') input.value = ''
        }
      }
    }
    order.sort()
  }
}

/** The shop's own selectors: what is none for browsers is passed over. */
function rowsOf(group: Element, selector: string): readonly Element[] {
  try {
    return [...invoke(group, 'querySelectorAll', selector)]
  } catch {
    return []
  }
}

/** What cannot be seen is sent empty, and is there again when it can be seen. */
function keepHidden(input: HTMLInputElement, isHidden: boolean, kept: WeakMap<Element, string>): void {
  if (isHidden && input.value !== '') {
    kept.set(input, input.value)
    input.value = ''
  } else if (!isHidden && kept.has(input)) {
    if (input.value === '') input.value = kept.get(input) ?? ''
    kept.delete(input)
  }
}

function ruleOf(rules: Rules, { field, isRequired }: Row): FieldRule {
  const rule = rules.get(field) ?? {}
  // Whether a phone number is asked for is a setting of the shop's, which the server has printed.
  return field === fields.phone ? { ...rule, required: isRequired && rule.hidden !== true } : rule
}

function bindRow(host: Host, shown: StoreApi<{ rules: Rules }>, row: Row): void {
  const { field, element } = row
  adopt(host, element, shown, ({ rules }) => rowOf(ruleOf(rules, row), field))
  for (const label of element.querySelectorAll(anatomy.label)) {
    const printed = label.innerHTML
    const text = textOf(label)
    adopt(host, label, shown, ({ rules }) => {
      const { label: name = text, required = false } = ruleOf(rules, row)
      const isPrinted = name === text && required === row.isRequired
      const html = isPrinted ? printed : `${name}&nbsp;${required ? mark.required : mark.optional(row.optional)}`
      return { html: html as SafeHtml, classes: row.marksLabels ? { [rowClasses.requiredLabel]: required } : {} }
    })
  }
}

/** A label's name as the server printed it, without what says whether the field is required. */
function textOf(label: Element): string {
  const copy = label.cloneNode(true) as Element
  for (const said of copy.querySelectorAll(anatomy.marks)) said.remove()
  return copy.innerHTML.replace(/(&nbsp;|\s)+$/, '')
}

function rowOf({ required = false, hidden, priority, classes }: FieldRule, field: string): Bindings {
  const widths = classes && Object.fromEntries(rowClasses.widths.map((name) => [name, classes.includes(name)]))
  const named = classes && Object.fromEntries(classes.map((name) => [name, true]))
  // The state's row shows unless its country has no states, which is for that to say.
  const isSaidThere = field === fields.state && !hidden
  return {
    classes: { ...widths, ...named, [rowClasses.required]: required },
    ...(isSaidThere ? {} : { shown: !hidden }),
    attributes: priority === undefined ? {} : { [anatomy.priority]: String(priority) },
  }
}

function inputOf({ placeholder, label, required = false }: FieldRule, row: Element): Bindings {
  // A field whose name nobody can see says it in itself.
  const shown = placeholder ?? (row.querySelector(anatomy.shownLabel) ? undefined : label)
  return { attributes: { ...(shown !== undefined && { placeholder: shown }), 'aria-required': required ? 'true' : null } }
}
