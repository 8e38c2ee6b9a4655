import { hasBox } from '@tillkit/dom'
import { reactPart, SelectPopup } from '@tillkit/ui'
import { isRecord, readGlobal } from '@tillkit/platform'
import { useCallback, useEffect } from 'react'
import { useStore } from 'zustand'
import { classes, CONFIG } from './anatomy.ts'
import type { List } from './list.ts'
import type { ListsHost } from './lists.context.ts'

/** The list of a form that lies open. */
export const openList = reactPart<ListsHost>((host) => <OpenList host={host} />)

function OpenList({ host }: { readonly host: ListsHost }) {
  const open = useStore(host.store, (state) => state.open)
  useEffect(() => {
    host.store.setState({ isReady: true })
    return () => host.store.setState({ isReady: false })
  }, [host])
  return open && <OpenPopup key={open.select.name} host={host} list={open} />
}

function OpenPopup({ host: { store, t }, list }: { readonly host: ListsHost; readonly list: List }) {
  const { isOff } = useStore(list.store)
  const close = useCallback(() => store.setState(({ open }) => (open === list ? { open: null } : {})), [store, list])
  useEffect(() => closeWithBox(list, close), [list, close])
  useEffect(() => {
    if (isOff) close()
  }, [isOff, close])
  const name = list.name()
  return (
    <SelectPopup
      select={list.select}
      opener={list.opener}
      beside={list.box}
      name={name}
      labels={{ search: t('searchIn', { name }), none: saidNone() ?? t('noMatches'), found: (count) => t('found', { count }) }}
      options={list.offered(t('noChoice'))}
      isSearched={list.isSearched}
      className={list.classes?.popup ?? classes.popup}
      optionClass={list.classes?.option ?? classes.option}
      onClose={close}
    />
  )
}

/** A list that is hidden while it lies open, by a condition or with its page, closes. */
function closeWithBox({ box }: List, close: () => void): () => void {
  const observer = new ResizeObserver(() => hasBox(box) || close())
  observer.observe(box)
  return () => observer.disconnect()
}

/** What the page says where nothing is found. */
function saidNone(): string | undefined {
  const config = readGlobal(CONFIG.name)
  const said = isRecord(config) ? config[CONFIG.none] : undefined
  return typeof said === 'string' && said !== '' ? said : undefined
}
