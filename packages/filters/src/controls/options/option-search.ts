import { listen } from '@tillkit/dom'
import { adopt, slot } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import { createStore } from 'zustand/vanilla'
import type { SectionContext } from '../../panel/context.ts'
import { anatomy } from '../../filters.anatomy.ts'
import { optionElements, printedLabel } from '../../filters.read.ts'
import { BOX } from './anatomy.ts'

/** An option as a search sees it. */
export interface Searched {
  /** Its label, plain. */
  readonly text: string
  /** The places of the options that it belongs to. */
  readonly parents: readonly number[]
}

/** Text for comparing: small letters, without accents, one space between words. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** The places of the options that have a plain text in their label, with those that they belong to. */
export function matching(options: readonly Searched[], text: string): ReadonlySet<number> {
  const found = new Set<number>()
  options.forEach((option, index) => {
    if (!option.text.includes(text)) return
    found.add(index)
    for (const parent of option.parents) found.add(parent)
  })
  return found
}

/** On what a search leaves out, and on a list that is being searched: parents open for what is found in them. */
const LEFT_OUT = 'tillkit-filters-left-out'
const SEARCHED = 'tillkit-filters-searched'

/**
 * Gives a long list of options a field that leaves out what does not match. A list that opens has it from the start; one
 * that lies open gets it while nobody looks (it is closed, or further down the page), so that nothing moves before their eyes.
 */
export function bindOptionSearch(context: SectionContext): void {
  const list = context.element.querySelector<HTMLElement>(anatomy.list)
  if (!list) return
  if (context.filter.type.startsWith('dropdown')) return draw(context, list)
  const watcher = new IntersectionObserver(context.host.guard((entries: IntersectionObserverEntry[]) => {
    if (entries.at(-1)?.isIntersecting) return
    watcher.disconnect()
    draw(context, list)
  }))
  watcher.observe(list)
  context.host.onEnd(() => watcher.disconnect())
}

function draw({ host, filter, element, title, look, at }: SectionContext, list: HTMLElement): void {
  const options = optionElements(element, filter.type)
  const items = options.map((option) => option.closest('li'))
  const places = new Map(items.map((item, index) => [item, index]))
  const nodes = options.map((option, index) => ({
    text: plain(printedLabel(option) ?? items[index]?.querySelector('label')?.textContent ?? ''),
    parents: around(items[index]).flatMap((item) => places.get(item) ?? []),
  }))
  const store = createStore<{ readonly found: ReadonlySet<number> | null }>(() => ({ found: null }))
  items.forEach((item, index) => {
    if (item) adopt(host, item, store, ({ found }) => ({ classes: { [LEFT_OUT]: found !== null && !found.has(index) } }))
  })
  adopt(host, list, store, ({ found }) => ({ classes: { [SEARCHED]: found !== null } }))
  const words = { placeholder: host.t('find'), 'aria-label': host.t('findIn', { filter: title }) }
  const field = h('input', { type: 'search', class: 'tillkit-filters-find', autocomplete: 'off', ...words })
  listen(host, field, 'input', () => {
    const text = plain(field.value)
    const found = text === '' ? null : matching(nodes, text)
    store.setState({ found })
    if (found) host.announce(host.t('found', { count: nodes.filter((node) => node.text.includes(text)).length }))
  })
  listen<KeyboardEvent>(host, field, 'keydown', (event) => {
    // A form around the panel is not meant, nor are the keys by which the list goes through its options.
    if (event.key === 'Enter') event.preventDefault()
    if (event.key === 'Home' || event.key === 'End') event.stopPropagation()
  })
  // A list that opens begins with all of its options.
  host.onEnd(look.subscribe((now, before) => {
    if (before.list !== at || now.list === at || field.value === '') return
    field.value = ''
    store.setState({ found: null })
  }))
  const isBox = list.matches(BOX)
  slot(host, { position: isBox ? 'start' : 'before', anchor: list }).append(field)
}

/** The items of a list in which another stands: they stay with what is found in them. */
function around(item: Element | null | undefined): HTMLLIElement[] {
  const parent = item?.parentElement?.closest('li')
  return parent ? [parent, ...around(parent)] : []
}
