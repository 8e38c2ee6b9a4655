import { reactPart } from '@tillkit/ui'
import { Lightbox, type LightboxLabels } from '@tillkit/ui/lightbox'
import { useStore } from 'zustand'
import type { LightboxHost } from './pictures.ts'

/** The pictures, over the page. */
export const viewer = reactPart<LightboxHost>((host) => <Viewer host={host} />)

/** What the kit itself fills in. */
const COUNTER = { index: '{index}', total: '{total}' } as const

function Viewer({ host: { store, t } }: { host: LightboxHost }) {
  const open = useStore(store, (state) => state.open)
  if (!open) return null
  const labels: LightboxLabels = {
    name: t('name'),
    close: t('close'),
    previous: t('previous'),
    next: t('next'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    carousel: t('carousel'),
    slide: t('slide'),
    counter: t('counter', COUNTER),
  }
  const close = () => store.setState({ open: undefined })
  return <Lightbox pictures={open.pictures} index={open.index} labels={labels} onClose={close} opener={() => open.link} />
}
