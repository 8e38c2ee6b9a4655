import { isComposed, isOurs, listen } from '@tillkit/dom'
import { adoptAs, adoptFields, savesData } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { isChosenEarly, type SectionContext } from '../../panel/context.ts'
import { controls } from '../../filters.anatomy.ts'
import { SEARCH } from './anatomy.ts'

/** Binds a search field. What is typed stays as it is typed: only what means something else is written over it. */
export function bindSearch(context: SectionContext): void {
  const { host, element, filter, values, choose, title } = context
  const box = element.querySelector<HTMLElement>(controls.search)
  const field = box?.querySelector<HTMLInputElement>(SEARCH.field)
  if (!box || !field) return
  const typed = () => choose([field.value], 'typed')
  if (isChosenEarly(field)) typed()
  adoptFields(host, [field], values, 'value', ([text = '']) => (field.value.trim() === text ? field.value : text))
  listen(host, field, 'input', (event) => {
    if (!isOurs(event)) typed()
  })
  if (!field.labels?.length && !field.hasAttribute('aria-label')) {
    adoptAs(host, field, { attributes: { 'aria-label': title || field.placeholder } })
  }
  listen<KeyboardEvent>(host, field, 'keydown', (event) => {
    // A form around the panel is not meant.
    if (event.key !== 'Enter' || event.defaultPrevented || isComposed(event)) return
    event.preventDefault()
    if (!host.config.defers) host.store.apply(filter.panel)
  })
  if (box.classList.contains(SEARCH.suggests)) offerSuggestions(context, box, field)
}

/** The list comes with the first focus or letter, and then asks for what is typed by then. */
function offerSuggestions({ host, title }: SectionContext, box: Element, field: HTMLInputElement): void {
  const isWanted = createStore(() => false)
  let isAsked = false
  const want = () => {
    isAsked = true
    isWanted.setState(true)
  }
  const forget = () => {
    isAsked = false
  }
  const entered = () => (field.value !== '' || !savesData()) && want()
  host.draw(host, {
    place: { position: 'end', anchor: box },
    source: isWanted,
    wanted: isWanted.getState,
    load: async () => (await import('./Suggestions.late.tsx')).suggestionsFor({ field, name: title || field.placeholder, isAsked: () => isAsked }),
  })
  listen(host, field, 'focus', entered)
  listen(host, field, 'blur', forget)
  listen(host, field, 'input', (event) => (isOurs(event) ? forget() : want()))
  listen<KeyboardEvent>(host, field, 'keydown', (event) => event.key === 'Enter' && !isComposed(event) && forget())
  if (document.activeElement === field) entered()
}
