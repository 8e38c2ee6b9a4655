import { toJson } from '@tillkit/dom'
import { reactPart } from '@tillkit/ui'
import { Lightbox, type LightboxLabels } from '@tillkit/ui/lightbox'
import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { anatomy, drawn, GALLERY } from '../anatomy.ts'
import type { OpenPictures } from '../store.ts'
import { openEntry, type HistoryEntry } from './history-entry.ts'
import { itemsOf, type Item } from './items.ts'
import { readLightbox } from './lightbox.settings.ts'
import type { LightboxHost } from './lightbox.types.ts'

/** The pictures, over the page. */
export const viewer = reactPart<LightboxHost>((host) => <Viewer host={host} />)

function Viewer({ host }: { host: LightboxHost }) {
  const open = useStore(host.store, (state) => state.open)
  return open && <Pictures host={host} open={open} />
}

function Pictures({ host, open: { index, opener } }: { host: LightboxHost; open: OpenPictures }) {
  const { config: { slides, settings }, store, element, t } = host
  const lightbox = useMemo(() => readLightbox(settings.lightbox ?? (() => undefined)), [settings])
  // Asked anew with each change: a variation's picture may come while they are open. What says the same stays the same, with its zoom.
  const said = useStore(store, () => toJson(itemsOf(slides)))
  const items = useMemo(() => JSON.parse(said) as readonly Item[], [said])
  // Where the slide that shows has no picture of its own, the next one that has.
  const first = Math.max(0, items.findIndex(({ slide }) => slide >= index))
  const close = () => store.setState({ open: null })
  const entry = useRef<HistoryEntry>(undefined)
  const keepsEntry = lightbox.history
  useEffect(() => {
    if (!keepsEntry) return
    entry.current = openEntry(first, () => store.setState({ open: null }))
    return () => entry.current?.leave()
  }, [keepsEntry, first, store])
  const pictures = useMemo(
    () => items.map(({ src, alt, width, height, caption }) => ({ src, alt, width, height, caption: lightbox.hasCaptions ? caption : '' })),
    [items, lightbox],
  )
  return (
    <Lightbox
      pictures={pictures}
      index={first}
      labels={labelsOf(t)}
      loops={lightbox.loops}
      hasCounter={lightbox.hasCounter}
      hasArrows={lightbox.hasArrows}
      hasZoom={lightbox.hasZoom}
      maxZoom={lightbox.maxZoom}
      ground={lightbox.ground}
      onView={(at) => {
        entry.current?.name(at)
        host.announce(t('counter', { index: at + 1, total: items.length }))
      }}
      onClose={close}
      opener={() => (opener.isConnected ? opener : triggerNow(element))}
    />
  )
}

/** What opens the pictures by now: the slides may have been printed anew while they were open, or all of the gallery. */
function triggerNow(gallery: Element): HTMLElement | null {
  const [within, selector] = gallery.isConnected ? [gallery, `.${drawn.trigger}`] : [document, `${GALLERY} ${anatomy.link}`]
  return within.querySelector<HTMLElement>(selector)
}

/** What the kit itself fills in. */
const COUNTER = { index: '{index}', total: '{total}' } as const

const labelsOf = (t: LightboxHost['t']): LightboxLabels => ({
  name: t('name'),
  close: t('close'),
  previous: t('previous'),
  next: t('next'),
  zoomIn: t('zoomIn'),
  zoomOut: t('zoomOut'),
  carousel: t('carousel'),
  slide: t('slide'),
  counter: t('counter', COUNTER),
})
