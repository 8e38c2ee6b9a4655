import { reactPart } from '@tillkit/ui'
import { Lightbox, type LightboxLabels } from '@tillkit/ui/lightbox'
import { useStore } from 'zustand'
import type { LightboxHost } from './context.ts'

/** The pictures, over the page. */
export const viewer = reactPart<LightboxHost>((host) => <Viewer host={host} />)

/** What the kit itself fills in. */
const COUNTER = { index: '{index}', total: '{total}' } as const

function Viewer({ host: { store, say } }: { host: LightboxHost }) {
  const open = useStore(store, (state) => state.open)
  if (!open) return null
  const labels: LightboxLabels = {
    name: say('name'),
    close: say('close'),
    previous: say('previous'),
    next: say('next'),
    zoomIn: say('zoomIn'),
    zoomOut: say('zoomOut'),
    carousel: say('carousel'),
    slide: say('slide'),
    counter: say('counter', COUNTER),
  }
  const close = () => store.setState({ open: undefined })
  return <Lightbox pictures={open.pictures} index={open.index} labels={labels} onClose={close} opener={() => open.link} />
}
