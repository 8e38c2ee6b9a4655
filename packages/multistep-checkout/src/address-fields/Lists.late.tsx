import { listen } from '@tillkit/dom'
import { reactPart, SelectPopup } from '@tillkit/ui'
import { useEffect, useState } from 'react'
import { anatomy } from './anatomy.ts'
import { longListAt, type ListsHost } from './long-list.ts'

/** The list of an address that lies open. */
export const lists = reactPart<ListsHost>((host) => <Lists host={host} />)

function Lists({ host }: { readonly host: ListsHost }) {
  const [select, setSelect] = useState<HTMLSelectElement | null>(null)
  useEffect(() => listenForPresses(host, setSelect), [host])
  if (!select) return null
  const name = nameOf(select)
  const labels = {
    search: host.t('search', { name }),
    none: host.config.states?.noMatches || host.t('none'),
    found: (count: number) => host.t('found', { count }),
  }
  return <SelectPopup key={select.id} select={select} name={name} labels={labels} onClose={() => setSelect(null)} />
}

type Open = (change: (open: HTMLSelectElement | null) => HTMLSelectElement | null) => void

/** What opens a list in the browser opens ours instead; once more closes it. A finger gets the browser's. */
function listenForPresses(host: ListsHost, open: Open): () => void {
  const life = host.branch()
  const { group } = host.store.getState()
  let pointer = ''
  const toggle = (event: Event) => {
    const select = longListAt(event.target, host.options.searchFrom)
    if (!select || event.defaultPrevented) return
    event.preventDefault()
    open((before) => (before === select ? null : select))
  }
  listen<PointerEvent>(life, window, 'pointerdown', ({ pointerType }) => {
    pointer = pointerType
  }, { capture: true })
  listen<MouseEvent>(life, group, 'mousedown', (event) => {
    if (event.button === 0 && pointer !== 'touch') toggle(event)
  })
  listen<KeyboardEvent>(life, group, 'keydown', (event) => {
    if (opensList(event)) toggle(event)
  })
  return () => life.end()
}

const opensList = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && (altKey ? key === 'ArrowDown' || key === 'ArrowUp' : key === ' ' || key === 'F4')

function nameOf(select: HTMLSelectElement): string {
  const label = select.labels[0]?.cloneNode(true) as Element | undefined
  for (const mark of label?.querySelectorAll(anatomy.marks) ?? []) mark.remove()
  return label?.textContent?.trim() || select.getAttribute(anatomy.listName) || ''
}
