import { isOurs, listen, parseFragment } from '@tillkit/dom'
import { adopt, closeOnEscape, derive, slot } from '@tillkit/mount'
import { callShop, isRecord, readGlobal } from '@tillkit/platform'
import { createLatest, form } from '@tillkit/platform/requests'
import { createStore } from 'zustand/vanilla'
import type { SectionContext } from '../../panel/context.ts'

/** How long typing rests before the shop is asked, in ms (contract, section 10). */
const PAUSE = 200
/** The most that is shown. */
const MOST = 5

interface Suggestion {
  readonly label: string
  readonly link: string
}

/** Shows what the shop suggests for a text, with the markup of the plugin's own script. */
export function bindSuggestions({ host }: SectionContext, { box, field }: { readonly box: HTMLElement; readonly field: HTMLInputElement }): void {
  const latest = createLatest()
  const store = createStore<{ readonly list: readonly Suggestion[]; readonly active: number }>(() => ({ list: [], active: -1 }))
  let timer: ReturnType<typeof setTimeout> | undefined
  const hide = () => {
    clearTimeout(timer)
    latest.cancel()
    if (!known?.list) known = undefined
    store.setState({ list: [], active: -1 })
  }
  host.onEnd(hide)
  /** The last text that the shop was asked about, and what it said: while it is on its way, nothing. */
  let known: { readonly query: string; list?: readonly Suggestion[] } | undefined
  const ask = async () => {
    const url = String(Object(readGlobal('DiviWoocommercePagesFrontendData')).ajaxUrl ?? '/wp-admin/admin-ajax.php')
    const query = field.value.trim()
    const fields = { action: 'ags_wc_filters_search_suggestions', query }
    if (known?.query === query) return known.list && store.setState({ list: known.list, active: -1 })
    const mine: typeof known = (known = { query })
    const text = await latest.run((signal) => callShop(url, { body: form(fields), signal, mutates: false }).then(({ text }) => text, () => ''))
    if (text) mine.list = suggestionsOf(text)
    else if (known === mine) known = undefined
    if (text === undefined || host.signal.aborted || query !== field.value.trim()) return
    store.setState({ list: mine.list ?? [], active: -1 })
  }
  const plan = () => {
    clearTimeout(timer)
    if (field.value.trim() === '') return hide()
    timer = setTimeout(host.guard(ask), PAUSE)
  }
  listen(host, field, 'focus', plan)
  listen(host, field, 'input', (event) => (isOurs(event) ? hide() : plan()))
  draw({ host, box, field, store })
  listen<KeyboardEvent>(host, field, 'keydown', (event) => {
    const { list, active } = store.getState()
    // What is typed is applied, in its stead nothing is wanted any more; also no answer that is still to come.
    if (event.key === 'Enter' && active < 0 && !event.isComposing) return hide()
    if (list.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      return store.setState({ active: Math.min(Math.max(active + step, -1), list.length - 1) })
    }
    const chosen = list[active]
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      box.querySelectorAll<HTMLElement>('.ags-wc-filters-search-suggestions a')[active]?.click()
    }
  }, { capture: true })
  const close = () => {
    // First the focus, which would have them asked for; what goes must not take it along.
    const { activeElement: active } = document
    if (active === document.body || box.contains(active)) field.focus()
    hide()
  }
  closeOnEscape(host, { within: box, isOpen: derive(store, ({ list }) => list.length > 0), close })
  const leave = (to: EventTarget | null) => {
    if (to instanceof Node && !box.contains(to)) hide()
  }
  listen(host, document, 'click', ({ target }) => leave(target))
  listen<FocusEvent>(host, box, 'focusout', ({ relatedTarget }) => leave(relatedTarget))
}

interface Drawing extends Pick<SectionContext, 'host'> {
  readonly box: HTMLElement
  readonly field: HTMLInputElement
  readonly store: { getState(): { readonly list: readonly Suggestion[]; readonly active: number }; subscribe(listener: () => void): () => void }
}

let made = 0

function draw({ host, box, field, store }: Drawing): void {
  const id = `tillkit-suggestions-${(made += 1)}`
  const place = slot(host, { position: 'end', anchor: box })
  const container = document.createElement('div')
  container.className = 'ags-wc-filters-search-suggestions-container ags-wc-filters-hide-on-click'
  const toggle = document.createElement('div')
  toggle.className = 'ags-wc-filters-dropdown-toggle'
  const list = document.createElement('ul')
  list.className = 'ags-wc-filters-search-suggestions'
  list.id = id
  list.role = 'listbox'
  container.append(toggle, list)
  container.style.display = 'none'
  place.append(container)
  adopt(host, field, store, ({ list: { length }, active }) => ({
    attributes: {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-expanded': String(length > 0),
      'aria-activedescendant': active < 0 ? null : `${id}-${active}`,
    },
  }))
  host.onEnd(store.subscribe(host.guard(() => {
    const { list: found, active } = store.getState()
    container.style.display = found.length > 0 ? 'block' : 'none'
    list.replaceChildren(...found.map((one, at) => itemOf(one, `${id}-${at}`, at === active)))
  })))
}

/** The label is text: what the shop encoded in it is read, and never run. */
function itemOf({ label, link }: Suggestion, id: string, isActive: boolean): HTMLElement {
  const item = document.createElement('li')
  const anchor = document.createElement('a')
  anchor.href = link
  anchor.id = id
  anchor.role = 'option'
  anchor.ariaSelected = String(isActive)
  anchor.textContent = parseFragment(label).textContent
  item.role = 'presentation'
  item.append(anchor)
  return item
}

const isSuggestion = (value: unknown): value is Suggestion =>
  isRecord(value) && typeof value['label'] === 'string' && typeof value['link'] === 'string'

function suggestionsOf(text: string): Suggestion[] {
  try {
    const answer: unknown = JSON.parse(text)
    const data: unknown = isRecord(answer) && answer['success'] === true ? answer['data'] : undefined
    if (!Array.isArray(data) || !data.every(isSuggestion)) return []
    return data.filter(({ link }) => URL.canParse(link, location.href) && /^https?:$/.test(new URL(link, location.href).protocol)).slice(0, MOST)
  } catch {
    return []
  }
}
